CREATE INDEX "articles_start" ON "articles" USING btree ("type","starts_at","id");--> statement-breakpoint
CREATE INDEX "articles_end" ON "articles" USING btree ("type","ends_at");