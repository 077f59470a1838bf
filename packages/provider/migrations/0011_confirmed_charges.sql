ALTER TABLE "development_charges" DROP CONSTRAINT "development_charges_outcome_known";--> statement-breakpoint
ALTER TABLE "development_charges" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "development_charges" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "language_id" smallint;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "confirm_url" text;--> statement-breakpoint
ALTER TABLE "development_charges" ADD CONSTRAINT "development_charges_outcome_known" CHECK ("development_charges"."outcome" in ('paid', 'declined', 'none', 'waiting'));