ALTER TABLE "owed_mails" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
UPDATE "owed_mails" SET "html" = '', "text" = '' WHERE "sent_at" IS NOT NULL;