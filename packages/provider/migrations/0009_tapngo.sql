DROP TABLE "tapngo_trades";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_known";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_known" CHECK ("payments"."refund_for" in ('late', 'twice', 'otherAmount', 'planEnds', 'planGoesOn'));