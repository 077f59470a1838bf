import { Outlet } from "react-router-dom";
import { guestOnly } from "../session/guards.server.ts";

export const middleware = [guestOnly];

/** A loader of its own, so that the guard also runs when the router moves here without a page load. */
export const loader = () => null;

export default Outlet;
