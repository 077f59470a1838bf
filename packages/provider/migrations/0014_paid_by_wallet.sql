ALTER TABLE "orders" ADD COLUMN "card_wallet" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_wallet_known" CHECK ("orders"."card_wallet" in ('apple_pay', 'google_pay'));