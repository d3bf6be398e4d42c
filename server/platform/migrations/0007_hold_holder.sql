ALTER TABLE "hold" ADD COLUMN "from_address" text;--> statement-breakpoint
ALTER TABLE "hold" ADD COLUMN "from_phone" text;--> statement-breakpoint
ALTER TABLE "hold" ADD COLUMN "from_email" text;--> statement-breakpoint
CREATE INDEX "hold_by_address" ON "hold" USING btree ("from_address","company_code") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "hold_by_phone" ON "hold" USING btree ("from_phone","company_code") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "hold_by_email" ON "hold" USING btree ("from_email","company_code") WHERE status = 'held';