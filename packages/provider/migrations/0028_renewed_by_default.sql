-- A plan that renews shows what its renewal is charged to: the account's default, also where it was bought with another.
UPDATE "subscriptions" SET "payment_method_id" = "payment_methods"."id"
FROM "children", "payment_methods"
WHERE "children"."id" = "subscriptions"."child_id"
  AND "payment_methods"."user_id" = "children"."user_id" AND "payment_methods"."is_default"
  AND "subscriptions"."status" = 'active' AND "subscriptions"."auto_renew" AND "subscriptions"."open_charge" IS NULL;
