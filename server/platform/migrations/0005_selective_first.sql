ALTER TABLE "hold" DROP CONSTRAINT "hold_once_per_quote";--> statement-breakpoint
ALTER TABLE "quote" DROP CONSTRAINT "quote_token_once";--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_once_per_hold";--> statement-breakpoint
DROP INDEX "hold_by_expiry";--> statement-breakpoint
DROP INDEX "quote_by_expiry";--> statement-breakpoint
CREATE INDEX "hold_by_expiry" ON "hold" USING btree ("expires_at","company_code") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "quote_by_expiry" ON "quote" USING btree ("expires_at","company_code");--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_once_per_quote" UNIQUE("quote_id","company_code");--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_token_once" UNIQUE("token_hash","company_code");--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_once_per_hold" UNIQUE("hold_number","company_code");