import { data } from "react-router-dom";

/** Whatever no other row of the table takes: a real 404 (decision 7). */
// oxlint-disable-next-line gk/one-way-to-read -- There is nothing to read.
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
