CREATE TABLE "invited_addresses" (
	"hash" text PRIMARY KEY NOT NULL,
	"refusal_code" text NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	"refused_at" timestamp (3) with time zone,
	CONSTRAINT "invited_addresses_refusalCode_unique" UNIQUE("refusal_code")
);
--> statement-breakpoint
ALTER TABLE "caregiver_users" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "caregiver_users" ADD CONSTRAINT "caregiver_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caregiver_users_email" ON "caregiver_users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "caregiver_users_user" ON "caregiver_users" USING btree ("user_id");