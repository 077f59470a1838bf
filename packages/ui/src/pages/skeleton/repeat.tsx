import { Fragment, type ReactNode } from "react";

/** The same shapes several times. */
export const repeat = (count: number, shapes: ReactNode) =>
  // oxlint-disable-next-line react/no-array-index-key -- the shapes are all alike and never change places
  Array.from({ length: count }, (_, index) => <Fragment key={index}>{shapes}</Fragment>);
