ALTER TABLE "subscriptions" ADD COLUMN "renewal_cents" integer;--> statement-breakpoint
UPDATE "subscriptions" SET "renewal_cents" = "plans"."price_cents" FROM "plans" WHERE "plans"."id" = "subscriptions"."plan_id";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "renewal_cents" SET NOT NULL;