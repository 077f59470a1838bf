import type { MethodDeed } from "./submissions.ts";

/** Says what is to be done with which kept way to pay. */
export function DeedFields({ deed, id }: { deed: MethodDeed; id: number }) {
  return (
    <>
      <input type="hidden" name="deed" value={deed} />
      <input type="hidden" name="payment_id" value={id} />
    </>
  );
}
