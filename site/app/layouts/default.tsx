import { Outlet } from "react-router-dom";
import { DefaultFrame } from "./DefaultFrame.tsx";

/** Every page that is not one of the small flows. @source spec §2, decision 39 */
export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
