/** A page's path in `routes.ts`, of its route's id, which is a form of the address and that path: `plain:market/:advertisementId`. */
export const pageOfRoute = (id = ""): string => id.slice(id.indexOf(":") + 1);
