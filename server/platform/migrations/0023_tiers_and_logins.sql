ALTER TABLE "session" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_kind" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "session" SET "session_id" = gen_random_uuid(), "device_kind" = 'unknown', "last_used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "device_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "last_used_at" SET NOT NULL;--> statement-breakpoint
CREATE TABLE "member_tier" (
	"company_code" text NOT NULL,
	"member_id" uuid NOT NULL,
	"tier_code" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"granted_code" text,
	"granted_until" timestamp (3) with time zone,
	CONSTRAINT "member_tier_company_code_member_id_pk" PRIMARY KEY("company_code","member_id"),
	CONSTRAINT "member_tier_end_of_grant" CHECK ("member_tier"."granted_until" IS NULL OR "member_tier"."granted_code" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "tier_entry" (
	"company_code" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"tier_code" text NOT NULL,
	"tier_name" jsonb NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"granted_until" timestamp (3) with time zone,
	CONSTRAINT "tier_entry_company_code_entry_id_pk" PRIMARY KEY("company_code","entry_id"),
	CONSTRAINT "tier_entry_end_of_grant" CHECK ("tier_entry"."granted_until" IS NULL OR "tier_entry"."cause" = 'granted')
);
--> statement-breakpoint
ALTER TABLE "member_tier" ADD CONSTRAINT "member_tier_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_entry" ADD CONSTRAINT "tier_entry_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tier_entry_by_member" ON "tier_entry" USING btree ("member_id","company_code","at","entry_id");