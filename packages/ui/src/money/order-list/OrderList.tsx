import type { ComponentProps, ReactNode } from "react";
import { type DataColumn, DataTable } from "../../reading/data-table/index.ts";
import { type PaymentKind, PaymentMark } from "../payment-mark/index.ts";
import * as css from "./OrderList.css.ts";
import { type OrderStatus, OrderStatusTag } from "./OrderStatusTag.tsx";

export type Order = {
  id: string;
  /** The number that the person can quote. */
  number: ReactNode;
  date: ReactNode;
  child: ReactNode;
  plan: ReactNode;
  /** How it is paid: decides the mark. */
  method: PaymentKind;
  methodName: ReactNode;
  amount: ReactNode;
  /** Decides the colour of the tag. */
  status: OrderStatus;
  statusName: ReactNode;
  /** What the status means for this order, such as where a refund went. */
  note?: ReactNode;
  /** What can be done: pay, cancel, receipt. Their names carry the order's number. */
  actions?: ReactNode;
};

export type OrderListProps = Omit<ComponentProps<"div">, "children"> & {
  /** The newest first. */
  orders: readonly Order[];
  /** The name of the table, and what heads its columns. */
  words: {
    /** The table's name for screen readers. */
    caption: ReactNode;
    order: ReactNode;
    child: ReactNode;
    plan: ReactNode;
    method: ReactNode;
    amount: ReactNode;
    status: ReactNode;
    actions: ReactNode;
  };
};

/** Purchases as a `DataTable`, with a phone's card of their own: number and status, plan and amount, child and method. */
export function OrderList({ orders, words, ...rest }: OrderListProps) {
  const columns: DataColumn<Order>[] = [
    { id: "order", head: words.order, cell: numberAndDate, className: css.order },
    { id: "child", head: words.child, cell: ({ child }) => child, onCard: "whole", className: css.child },
    { id: "plan", head: words.plan, cell: planAndNote, onCard: "whole", className: css.plan },
    { id: "method", head: words.method, cell: markAndMethod, onCard: "whole", className: css.method },
    {
      id: "amount",
      head: words.amount,
      cell: ({ amount }) => amount,
      align: "end",
      onCard: "whole",
      className: css.amount,
    },
    { id: "status", head: words.status, cell: statusTag, onCard: "corner", className: css.status },
    { id: "actions", head: words.actions, headHidden: true, cell: buttons, onCard: "whole", className: css.actions },
  ];
  return <DataTable {...rest} caption={words.caption} columns={columns} rows={orders} rowClassName={css.row} />;
}

const numberAndDate = ({ number, date }: Order) => (
  <>
    <span className={css.number}>{number}</span>
    <small className={css.small}>{date}</small>
  </>
);

const planAndNote = ({ plan, note }: Order) => (
  <>
    {plan}
    {note !== undefined && <small className={css.note}>{note}</small>}
  </>
);

const markAndMethod = ({ method, methodName }: Order) => (
  <span className={css.methodName}>
    <PaymentMark of={method} />
    {methodName}
  </span>
);

const statusTag = ({ status, statusName }: Order) => <OrderStatusTag status={status}>{statusName}</OrderStatusTag>;

const buttons = ({ actions }: Order) => actions !== undefined && <div className={css.buttons}>{actions}</div>;
