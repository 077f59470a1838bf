DROP INDEX "advertisements_category";--> statement-breakpoint
DROP INDEX "articles_newest";--> statement-breakpoint
DROP INDEX "advertisements_newest";--> statement-breakpoint
CREATE INDEX "advertisements_place" ON "advertisements" USING btree ("category_id","district_id","valid_from","id","valid_to");--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("kind","locale","published_on","id");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("type","published_on","id");--> statement-breakpoint
CREATE INDEX "advertisements_newest" ON "advertisements" USING btree ("valid_from","id","valid_to","category_id","district_id");--> statement-breakpoint
-- What the index has read is not read again: kept apart and as it is, it leaves room for the texts that are looked at.
ALTER TABLE "search_entries" ALTER COLUMN "pairs" SET STORAGE EXTERNAL;
