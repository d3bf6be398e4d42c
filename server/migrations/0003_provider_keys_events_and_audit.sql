CREATE TABLE "audit_entry" (
	"company_code" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" jsonb NOT NULL,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	CONSTRAINT "audit_entry_company_code_entry_id_pk" PRIMARY KEY("company_code","entry_id")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"company_code" text NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"hotel_code" text,
	"reservation_number" text,
	"member_id" uuid,
	"data" jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"sequence" bigserial NOT NULL,
	"position" bigint,
	CONSTRAINT "event_company_code_event_id_pk" PRIMARY KEY("company_code","event_id")
);
--> statement-breakpoint
CREATE TABLE "event_counter" (
	"company_code" text NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "event_counter_company_code_pk" PRIMARY KEY("company_code")
);
--> statement-breakpoint
CREATE TABLE "provider_key" (
	"company_code" text NOT NULL,
	"key_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"key_hash" text NOT NULL,
	"previous_hash" text,
	"overlap_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "provider_key_company_code_key_id_pk" PRIMARY KEY("company_code","key_id"),
	CONSTRAINT "provider_key_hash_once" UNIQUE("key_hash","company_code"),
	CONSTRAINT "provider_key_previous_once" UNIQUE("previous_hash","company_code"),
	CONSTRAINT "provider_key_overlap_whole" CHECK (("provider_key"."previous_hash" IS NULL) = ("provider_key"."overlap_until" IS NULL))
);
--> statement-breakpoint
CREATE INDEX "audit_entry_by_time" ON "audit_entry" USING btree ("at","company_code","entry_id");--> statement-breakpoint
CREATE INDEX "audit_entry_of_object" ON "audit_entry" USING btree ("object_id","company_code","at");--> statement-breakpoint
CREATE INDEX "event_unnumbered" ON "event" USING btree ("sequence","company_code") WHERE position IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "event_by_position" ON "event" USING btree ("position","company_code") WHERE position IS NOT NULL;--> statement-breakpoint
CREATE INDEX "event_by_time" ON "event" USING btree ("occurred_at","company_code");--> statement-breakpoint
CREATE INDEX "reservation_by_check_in" ON "reservation" USING btree ("check_in","company_code","reservation_number");--> statement-breakpoint
CREATE INDEX "reservation_by_property_code" ON "reservation" USING btree ("property_code","company_code") WHERE property_code IS NOT NULL;--> statement-breakpoint
INSERT INTO "event" ("company_code", "event_id", "type", "hotel_code", "reservation_number", "data", "occurred_at")
SELECT "company_code", gen_random_uuid(), 'reservation.created', "hotel_code", "reservation_number", '{}'::jsonb, "created_at"
FROM "reservation" ORDER BY "created_at";
