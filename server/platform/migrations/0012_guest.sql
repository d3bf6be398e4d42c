DROP INDEX "hold_of_guest";--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "property_code" text;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "memo" text;--> statement-breakpoint
CREATE INDEX "hold_of_guest" ON "hold" USING btree ("expires_at","company_code") WHERE status IN ('released', 'expired') AND customer->>'guest_last_name' <> '';