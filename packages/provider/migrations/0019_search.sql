CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"section" text,
	"published_on" date NOT NULL,
	"shown_until" date,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"folded_title" text NOT NULL,
	"folded_text" text NOT NULL,
	"pairs" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_kind_id_locale_pk" PRIMARY KEY("kind","id","locale")
);
--> statement-breakpoint
CREATE INDEX "search_entries_pairs" ON "search_entries" USING gin ("pairs");