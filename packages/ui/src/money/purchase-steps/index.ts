export { PurchaseSteps, type PurchaseStepsProps } from "./PurchaseSteps.tsx";
