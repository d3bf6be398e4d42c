ALTER TABLE "hold" ADD COLUMN "changes_hold_number" text;--> statement-breakpoint
ALTER TABLE "hold" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "hold" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "hold_number" text;--> statement-breakpoint
UPDATE "refund" SET "hold_number" = p."hold_number" FROM "payment" AS p
  WHERE p."company_code" = "refund"."company_code" AND p."order_id" = "refund"."order_id";--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "hold_number" SET NOT NULL;--> statement-breakpoint
UPDATE "hold" SET "allocation" = jsonb_build_object(
  'room_type_code', "allocation"->'room_type_code',
  'nights', (SELECT coalesce(jsonb_agg(jsonb_build_object('date', night, 'rooms', "allocation"->'rooms')), '[]')
    FROM jsonb_array_elements_text("allocation"->'dates') AS night),
  'upsellings', "allocation"->'upsellings');--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_changes_hold" FOREIGN KEY ("company_code","changes_hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_by_changed" ON "hold" USING btree ("changes_hold_number","company_code") WHERE changes_hold_number IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "hold_one_open_change" ON "hold" USING btree ("changes_hold_number","company_code") WHERE changes_hold_number IS NOT NULL AND status = 'held';--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_change_whole" CHECK (("hold"."changes_hold_number" IS NULL) = ("hold"."change" IS NULL));