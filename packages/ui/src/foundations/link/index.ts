export type { LinkProps } from "../ui-provider/index.ts";
export { Link } from "./Link.tsx";
export { MoreLink } from "./MoreLink.tsx";
