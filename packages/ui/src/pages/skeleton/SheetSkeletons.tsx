import { Sheet } from "../../layout/sheet/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import type { StandInProps } from "./CardSkeletons.tsx";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";

/** Stands for sheets of one topic each: a record, settings, payment methods, missions. */
export function SheetSkeletons({ count = 3, ...rest }: StandInProps) {
  return (
    <SkeletonGroup {...rest}>
      <Stack gap="6">
        {repeat(
          count,
          <Sheet>
            <Stack gap="3">
              <Skeleton variant="box" width="60%" />
              <Skeleton />
              <Skeleton width="80%" />
            </Stack>
          </Sheet>,
        )}
      </Stack>
    </SkeletonGroup>
  );
}
