import { createElement, Fragment, isValidElement, type ReactNode } from "react";

/** Parts of a text in their order, which never changes: each element has a key, so that they can stand in another one. */
export const withKeys = (parts: readonly ReactNode[]): ReactNode[] =>
  parts.map((part, place) => (isValidElement(part) ? createElement(Fragment, { key: place }, part) : part));
