CREATE TABLE "development_charges" (
	"key" text PRIMARY KEY NOT NULL,
	"last4" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"outcome" text NOT NULL,
	"asked" smallint NOT NULL,
	CONSTRAINT "development_charges_outcome_known" CHECK ("development_charges"."outcome" in ('paid', 'declined', 'none'))
);
