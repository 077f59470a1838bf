ALTER TABLE "payments" DROP CONSTRAINT "payments_kind_known";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind_known" CHECK ("payments"."kind" in ('page', 'charge', 'octopus'));--> statement-breakpoint
-- The money of orders that were paid by Octopus was written down by nobody until now.
INSERT INTO "payments" ("id", "kind", "order_id", "amount_cents", "received_at")
SELECT 'octopus-' || "number", 'octopus', "id", "charge_cents", "paid_at" FROM "orders"
WHERE "order_type" = 5 AND "payment_status" IN (1, 2)
ON CONFLICT DO NOTHING;
