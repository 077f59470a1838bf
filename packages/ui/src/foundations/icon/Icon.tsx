import type { ComponentProps, ComponentType } from "react";
import * as css from "./Icon.css.ts";
import { join } from "./join.ts";

/**
 * One of `icons`: the strokes of a drawing on a grid of 24, as data that a server component can hand on.
 * Or a component that draws such an `<svg>`, for instance any other icon of lucide-react.
 */
export type IconDrawing =
  | { readonly path: string }
  | ComponentType<{ className?: string | undefined; "aria-hidden"?: boolean | undefined }>;

export type IconProps = Omit<ComponentProps<"svg">, "children"> & {
  /** One of `icons`, or a component that draws such an icon. */
  of: IconDrawing;
  /** For a measure or a colour other than the text's. */
  className?: string | undefined;
};

/** A general icon (Lucide), as large as the text beside it. Decorative: say its meaning in words next to it. */
export function Icon({ of: Drawing, className, ...rest }: IconProps) {
  const look = join(css.drawn, className);
  if (!("path" in Drawing)) return <Drawing {...rest} className={look} aria-hidden />;
  return (
    <svg {...rest} className={look} viewBox="0 0 24 24" aria-hidden>
      <path d={Drawing.path} />
    </svg>
  );
}
