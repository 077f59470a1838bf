import type { ComponentProps } from "react";
import { form } from "../../forms/form/Form.css.ts";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";
import * as css from "./stand-ins.css.ts";

export type FormSkeletonProps = Omit<ComponentProps<"div">, "children"> & {
  /** How many fields are to come. @default 3 */
  fields?: number | undefined;
};

/** Stands for a form: its labels, its fields, its button. */
export function FormSkeleton({ fields = 3, ...rest }: FormSkeletonProps) {
  return (
    <SkeletonGroup {...rest} layout={form}>
      {repeat(
        fields,
        <div className={css.labelled}>
          <Skeleton width="25%" />
          <Skeleton variant="control" />
        </div>,
      )}
      <Skeleton variant="pill" />
    </SkeletonGroup>
  );
}
