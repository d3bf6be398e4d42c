CREATE TABLE "property_refund" (
	"company_code" text NOT NULL,
	"property_refund_id" uuid NOT NULL,
	"hold_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "property_refund_company_code_property_refund_id_pk" PRIMARY KEY("company_code","property_refund_id"),
	CONSTRAINT "property_refund_positive" CHECK ("property_refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "room_numbers" jsonb;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "property_note" text;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "cancelled_by_property" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "no_show_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "property_refund_id" uuid;--> statement-breakpoint
ALTER TABLE "property_refund" ADD CONSTRAINT "property_refund_of_hold" FOREIGN KEY ("company_code","hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_refund_by_hold" ON "property_refund" USING btree ("hold_number","company_code");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of_property_refund" FOREIGN KEY ("company_code","property_refund_id") REFERENCES "public"."property_refund"("company_code","property_refund_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_no_show_used" CHECK ("reservation"."no_show_at" IS NULL OR "reservation"."status" = 'used');