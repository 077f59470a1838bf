CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer" text,
	"order_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"refund_for" text,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "payments_kind_known" CHECK ("payments"."kind" in ('page', 'charge')),
	CONSTRAINT "payments_refund_known" CHECK ("payments"."refund_for" in ('late', 'twice', 'planEnds', 'planGoesOn')),
	CONSTRAINT "payments_refunded_for_a_reason" CHECK ("payments"."refunded_at" is null or "payments"."refund_for" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_pay_by_while_pending";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_kept_an_order" ON "payments" USING btree ("order_id") WHERE "payments"."refund_for" is null;--> statement-breakpoint
CREATE INDEX "payments_going_back" ON "payments" USING btree ("received_at") WHERE "payments"."refund_for" is not null and "payments"."refunded_at" is null;--> statement-breakpoint
-- Purchases that were begun in a store ended by nothing until now.
UPDATE "orders" SET "pay_by" = "ordered_at" + interval '7 days' WHERE "payment_status" = 0 AND "pay_by" IS NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_by_while_pending" CHECK (("orders"."pay_by" is null) = ("orders"."payment_status" <> 0));