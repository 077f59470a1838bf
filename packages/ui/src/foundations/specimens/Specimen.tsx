"use client";

import { isValidElement, type ReactElement } from "react";
import { useUi } from "../ui-provider/index.ts";
import { differences } from "./caption.ts";
import { captionLook } from "./caption-look.ts";

/** What stands above a specimen: its language where it has one of its own, and the props in which it differs. */
export function Caption({ told, english = false }: { told: readonly string[]; english?: boolean | undefined }) {
  return (
    <>
      {english && "英文 "}
      {!english && told.length === 0 && "平常"}
      {told.length > 0 && <code>{told.join(" ")}</code>}
    </>
  );
}

type SpecimenProps = {
  /** Says what is shown. @default the props of the piece */
  as?: string | undefined;
  /** Whether the piece is an item of a list: its caption is one too. */
  inList?: boolean | undefined;
  /** The piece. */
  children: ReactElement;
};

/** One piece on a sheet, with what makes it different written above it. */
export function Specimen({ as, inList = false, children }: SpecimenProps) {
  const { locale } = useUi();
  const props = isValidElement<Record<string, unknown>>(children) ? children.props : {};
  const caption = as ?? <Caption told={differences(props)} />;
  return inList ? (
    <>
      <li lang={locale} style={captionLook} data-caption="">
        {caption}
      </li>
      {children}
    </>
  ) : (
    <figure>
      <figcaption lang={locale} style={captionLook}>
        {caption}
      </figcaption>
      {children}
    </figure>
  );
}
