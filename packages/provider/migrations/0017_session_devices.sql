ALTER TABLE "tokens" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "system" text;