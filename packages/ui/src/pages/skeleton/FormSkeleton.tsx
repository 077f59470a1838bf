import { form } from "../../forms/form/Form.css.ts";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";
import * as css from "./stand-ins.css.ts";

export type FormSkeletonProps = {
  /** How many fields are to come. @default 3 */
  fields?: number;
};

/** Stands for a form: its labels, its fields, its button. */
export function FormSkeleton({ fields = 3 }: FormSkeletonProps) {
  return (
    <SkeletonGroup className={form}>
      {repeat(
        fields,
        <div className={css.labelled}>
          <Skeleton width="25%" />
          <Skeleton shape="control" />
        </div>,
      )}
      <Skeleton shape="pill" />
    </SkeletonGroup>
  );
}
