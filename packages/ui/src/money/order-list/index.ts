export { type Order, OrderList, type OrderListProps } from "./OrderList.tsx";
export { type OrderStatus, OrderStatusTag, type OrderStatusTagProps, orderStatuses } from "./OrderStatusTag.tsx";
