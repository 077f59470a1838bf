/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   written out because browsers drop a table's own roles when its boxes are laid out as a grid (cards on a phone) */
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
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

export type OrderListProps = {
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

/** Purchases as a table whose rows become cards at 926 px or narrower, in one DOM. */
export function OrderList({ orders, words }: OrderListProps) {
  return (
    <div className={css.sheet}>
      <table role="table" className={css.table}>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row">
            <Column>{words.order}</Column>
            <Column>{words.child}</Column>
            <Column>{words.plan}</Column>
            <Column>{words.method}</Column>
            <Column look={css.endColumn}>{words.amount}</Column>
            <Column>{words.status}</Column>
            <Column>
              <VisuallyHidden>{words.actions}</VisuallyHidden>
            </Column>
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Column({ look = css.column, children }: { look?: string; children: ReactNode }) {
  return (
    <th scope="col" role="columnheader" className={look}>
      {children}
    </th>
  );
}

function OrderRow({ order }: { order: Order }) {
  return (
    <tr role="row" className={css.row}>
      <th scope="row" role="rowheader" className={css.order}>
        <span className={css.number}>{order.number}</span>
        <small className={css.small}>{order.date}</small>
      </th>
      <td role="cell" className={css.child}>
        {order.child}
      </td>
      <td role="cell" className={css.plan}>
        {order.plan}
        {order.note !== undefined && <small className={css.note}>{order.note}</small>}
      </td>
      <td role="cell" className={css.method}>
        <span className={css.methodName}>
          <PaymentMark kind={order.method} />
          {order.methodName}
        </span>
      </td>
      <td role="cell" className={css.amount}>
        {order.amount}
      </td>
      <td role="cell" className={css.status}>
        <OrderStatusTag status={order.status}>{order.statusName}</OrderStatusTag>
      </td>
      <td role="cell" className={css.actions}>
        {order.actions !== undefined && <div className={css.buttons}>{order.actions}</div>}
      </td>
    </tr>
  );
}
