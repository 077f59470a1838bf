import { asc, eq } from "drizzle-orm";
import { userShape } from "../accounts/user-shape.ts";
import { childRecords } from "../children/child-record.ts";
import { children, orders } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { orderRecords } from "../orders/order-record.ts";

/** Everything that is kept about an account, for its owner to take away (decision 16). */
export const exportProfile: Handler<"exportProfile"> = async (_, context) => {
  const { database, user, now } = context;
  const ownChildren = await database
    .select()
    .from(children)
    .where(eq(children.userId, user.id))
    .orderBy(asc(children.id));
  const isOwn = eq(orders.userId, user.id);
  return answer({
    exported_at: now.toISOString(),
    user: await userShape(database, user, now),
    children: await childRecords(ownChildren, context),
    orders: await orderRecords(context, { where: isOwn, limit: await database.$count(orders, isOwn) }),
  });
};
