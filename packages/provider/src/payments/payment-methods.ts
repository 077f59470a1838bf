import type { Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { done, wholeList } from "../http/reply.ts";
import { acceptedOrderTypes } from "./accepted-order-types.ts";
import { methodsByDefault } from "./by-default.ts";
import { lockMethods, makeDefault } from "./own-methods.ts";
import { paymentMethodRecord } from "./payment-method-record.ts";

/** The member's kept ways to pay, the default first, and how else money can be taken. */
export const listPaymentMethods: Handler<"listPaymentMethods"> = async (_, context) => {
  const { database, user } = context;
  const methods = await methodsByDefault(database, user.id);
  const { httpStatus, body } = wholeList(methods.map(paymentMethodRecord));
  return { httpStatus, body: { ...body, accepts: acceptedOrderTypes(context) } };
};

/** Makes a way to pay the one that is used by itself (T95). */
export const setDefaultPaymentMethod: Handler<"setDefaultPaymentMethod"> = async ({ body }, { database, user }) => {
  await database.transaction(async (transaction) => {
    const methods = await lockMethods(transaction, user.id);
    if (!methods.some(({ id }) => id === body.payment_id)) throw notFound("paymentMethodNotFound");
    await makeDefault(transaction, user.id, body.payment_id);
  });
  return done();
};
