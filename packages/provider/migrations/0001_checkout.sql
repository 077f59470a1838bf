ALTER TABLE "checkout_sessions" ADD COLUMN "process" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "url" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "gateway_customer" text;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "payment_method_id" integer;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_process_processes_process_fk" FOREIGN KEY ("process") REFERENCES "public"."processes"("process") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processes" ADD CONSTRAINT "processes_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;