DROP INDEX "articles_newest";--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("type","published_on","id","category");