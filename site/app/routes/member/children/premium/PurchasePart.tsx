import type { ReactNode } from "react";

/** The parts of the page in their order, which are the steps at its head. */
export const purchaseSteps = ["plan", "payment", "review"] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

type PurchasePartProps = { of: PurchaseStep; onReach: (step: PurchaseStep) => void; children: ReactNode };

/** A part of the purchase, which tells when the parent has come to it. Safari does not focus what is clicked: hence the change. */
export function PurchasePart({ of: step, onReach, children }: PurchasePartProps) {
  const reach = () => onReach(step);
  return (
    <div onFocus={reach} onChange={reach}>
      {children}
    </div>
  );
}
