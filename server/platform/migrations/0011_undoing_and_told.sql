DROP INDEX "payment_one_open_per_hold";--> statement-breakpoint
ALTER TABLE "room_day" ADD COLUMN "allotment_told" integer;--> statement-breakpoint
ALTER TABLE "upselling_day" ADD COLUMN "allotment_told" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open_per_hold" ON "payment" USING btree ("company_code","hold_number") WHERE state IN ('ready', 'approving', 'unknown', 'undoing', 'completed');