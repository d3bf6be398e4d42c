ALTER TABLE "payment" ADD COLUMN "check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "send_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "payout" text;--> statement-breakpoint
CREATE INDEX "payment_by_check" ON "payment" USING btree ("check_at","company_code") WHERE check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_by_sending" ON "refund" USING btree ("send_at","company_code") WHERE send_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_refused" ON "refund" USING btree ("created_at","company_code") WHERE state = 'refused';--> statement-breakpoint
UPDATE "payment" SET "check_at" = now() WHERE "state" IN ('approving', 'unknown');--> statement-breakpoint
UPDATE "refund" SET "send_at" = now() WHERE "state" = 'pending';
