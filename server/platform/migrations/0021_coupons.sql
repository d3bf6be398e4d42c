CREATE TABLE "coupon" (
	"company_code" text NOT NULL,
	"coupon_code" text NOT NULL,
	"member_id" uuid,
	"terms" jsonb NOT NULL,
	"registered_at" timestamp (3) with time zone,
	"hold_number" text,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "coupon_company_code_coupon_code_pk" PRIMARY KEY("company_code","coupon_code"),
	CONSTRAINT "coupon_code_upper" CHECK ("coupon"."coupon_code" = upper("coupon"."coupon_code")),
	CONSTRAINT "coupon_registered_of_member" CHECK (("coupon"."member_id" IS NULL) = ("coupon"."registered_at" IS NULL)),
	CONSTRAINT "coupon_held_is_used" CHECK ("coupon"."hold_number" IS NULL OR "coupon"."used_at" IS NOT NULL),
	CONSTRAINT "coupon_used_of_member" CHECK ("coupon"."used_at" IS NULL OR "coupon"."member_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "points_use" (
	"company_code" text NOT NULL,
	"hold_number" text NOT NULL,
	"lot_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"points" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_use_company_code_hold_number_lot_id_pk" PRIMARY KEY("company_code","hold_number","lot_id"),
	CONSTRAINT "points_use_positive" CHECK ("points_use"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "points_entry" ADD COLUMN "hold_number" text;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_use" ADD CONSTRAINT "points_use_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_by_member" ON "coupon" USING btree ("member_id","company_code") WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_by_hold" ON "coupon" USING btree ("hold_number","company_code") WHERE hold_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX "points_use_by_hold" ON "points_use" USING btree ("hold_number","company_code");--> statement-breakpoint
CREATE INDEX "points_use_by_member" ON "points_use" USING btree ("member_id","company_code");