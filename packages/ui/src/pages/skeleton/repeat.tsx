import { Fragment, type ReactNode } from "react";

/** The same shapes several times. */
export const repeat = (count: number, shapes: ReactNode) =>
  // The shapes are all alike and never change places.
  Array.from({ length: count }, (_, index) => <Fragment key={index}>{shapes}</Fragment>);
