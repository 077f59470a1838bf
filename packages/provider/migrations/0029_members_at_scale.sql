CREATE INDEX "mail_codes_expiry" ON "mail_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activity_joins_child" ON "activity_joins" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "wishes_decided" ON "wishes" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "orders_child" ON "orders" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "orders_code" ON "orders" USING btree ("promotion_code_id") WHERE "orders"."promotion_code_id" is not null;--> statement-breakpoint
CREATE INDEX "checkout_sessions_process" ON "checkout_sessions" USING btree ("process");--> statement-breakpoint
CREATE INDEX "checkout_sessions_order" ON "checkout_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "processes_user" ON "processes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "processes_method" ON "processes" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX "subscriptions_child" ON "subscriptions" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "subscriptions_method" ON "subscriptions" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next" ON "subscriptions" USING btree ((case when "status" <> 'active' then null
    when "auto_renew" then coalesce("retry_on", "ends_on") else "ends_on" end));--> statement-breakpoint
CREATE INDEX "subscriptions_asked" ON "subscriptions" USING btree ("asked_at") WHERE "subscriptions"."open_charge" is not null;--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" is not null;