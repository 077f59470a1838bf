CREATE TABLE "identity_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"is_email_verified" boolean NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
