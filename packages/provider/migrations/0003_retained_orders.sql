CREATE TABLE "retained_orders" (
	"number" text PRIMARY KEY NOT NULL,
	"plan_id" integer NOT NULL,
	"order_type" smallint NOT NULL,
	"payment_status" smallint NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"charge_cents" integer NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "retained_orders" ADD CONSTRAINT "retained_orders_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;