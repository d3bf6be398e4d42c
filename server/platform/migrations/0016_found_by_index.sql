DROP INDEX "reservation_by_check_out";--> statement-breakpoint
DROP INDEX "signup_by_expiry";--> statement-breakpoint
CREATE INDEX "booking_token_by_expiry" ON "booking_token" USING btree ("expires_at","company_code");--> statement-breakpoint
CREATE INDEX "withdrawn_member_by_erasure" ON "withdrawn_member" USING btree ("erase_at","company_code");--> statement-breakpoint
CREATE INDEX "payment_by_hold" ON "payment" USING btree ("hold_number","company_code");--> statement-breakpoint
CREATE INDEX "refund_by_payment" ON "refund" USING btree ("order_id","company_code");--> statement-breakpoint
CREATE INDEX "verification_by_target" ON "verification" USING btree ("target","company_code");--> statement-breakpoint
CREATE INDEX "verification_by_target_key" ON "verification" USING btree ("target_key","company_code");--> statement-breakpoint
CREATE INDEX "reservation_by_check_out" ON "reservation" USING btree ("check_out","company_code","hotel_code") WHERE status IN ('confirmed', 'complete');--> statement-breakpoint
CREATE INDEX "signup_by_expiry" ON "signup" USING btree ("expires_at","company_code");--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_pk";
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_pk" PRIMARY KEY("company_code","caller","operation","key");