export { HonestCard, type HonestCardProps } from "./HonestCard.tsx";
export { OrderSummary, type OrderSummaryProps } from "./OrderSummary.tsx";
export { PurchaseColumns, type PurchaseColumnsProps } from "./PurchaseColumns.tsx";
