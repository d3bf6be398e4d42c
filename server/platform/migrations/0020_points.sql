CREATE TABLE "points_balance" (
	"company_code" text NOT NULL,
	"member_id" uuid NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "points_balance_company_code_member_id_pk" PRIMARY KEY("company_code","member_id"),
	CONSTRAINT "points_balance_not_negative" CHECK ("points_balance"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_entry" (
	"company_code" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"points_type" text NOT NULL,
	"points" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"reservation_number" text,
	"note" text,
	CONSTRAINT "points_entry_company_code_entry_id_pk" PRIMARY KEY("company_code","entry_id"),
	CONSTRAINT "points_entry_moves" CHECK ("points_entry"."points" <> 0),
	CONSTRAINT "points_entry_balance_not_negative" CHECK ("points_entry"."balance" >= 0),
	CONSTRAINT "points_entry_expiry_of_what_came" CHECK (("points_entry"."points" > 0) = ("points_entry"."expires_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "points_lot" (
	"company_code" text NOT NULL,
	"lot_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"remaining" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_lot_company_code_lot_id_pk" PRIMARY KEY("company_code","lot_id"),
	CONSTRAINT "points_lot_not_negative" CHECK ("points_lot"."remaining" >= 0)
);
--> statement-breakpoint
ALTER TABLE "points_balance" ADD CONSTRAINT "points_balance_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entry" ADD CONSTRAINT "points_entry_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_lot" ADD CONSTRAINT "points_lot_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_entry_by_member" ON "points_entry" USING btree ("member_id","company_code","at","entry_id");--> statement-breakpoint
CREATE INDEX "points_lot_by_member" ON "points_lot" USING btree ("member_id","company_code","expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "points_lot_by_expiry" ON "points_lot" USING btree ("expires_at","company_code") WHERE remaining > 0;