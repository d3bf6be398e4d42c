CREATE TABLE "contract" (
	"company_code" text NOT NULL,
	"contract_number" text NOT NULL,
	"building_code" text NOT NULL,
	"unit_code" text NOT NULL,
	"room_number" text NOT NULL,
	"document" jsonb NOT NULL,
	"vouchers_total" integer NOT NULL,
	"vouchers_used" integer NOT NULL,
	CONSTRAINT "contract_company_code_contract_number_pk" PRIMARY KEY("company_code","contract_number"),
	CONSTRAINT "contract_vouchers_not_negative" CHECK ("contract"."vouchers_used" >= 0),
	CONSTRAINT "contract_vouchers_enough" CHECK ("contract"."vouchers_used" <= "contract"."vouchers_total")
);
--> statement-breakpoint
CREATE TABLE "sub_member" (
	"company_code" text NOT NULL,
	"sub_member_id" uuid NOT NULL,
	"contract_number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"active" boolean NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sub_member_company_code_sub_member_id_pk" PRIMARY KEY("company_code","sub_member_id"),
	CONSTRAINT "sub_member_once" UNIQUE("member_id","contract_number","company_code")
);
--> statement-breakpoint
CREATE TABLE "voucher_use" (
	"company_code" text NOT NULL,
	"hold_number" text NOT NULL,
	"contract_number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"hotel_code" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"vouchers" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voucher_use_company_code_hold_number_pk" PRIMARY KEY("company_code","hold_number"),
	CONSTRAINT "voucher_use_positive" CHECK ("voucher_use"."vouchers" > 0)
);
--> statement-breakpoint
ALTER TABLE "sub_member" ADD CONSTRAINT "sub_member_of_contract" FOREIGN KEY ("company_code","contract_number") REFERENCES "public"."contract"("company_code","contract_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_member" ADD CONSTRAINT "sub_member_is_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_of_contract" FOREIGN KEY ("company_code","contract_number") REFERENCES "public"."contract"("company_code","contract_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_by_room" ON "contract" USING btree ("room_number","unit_code","building_code","company_code");--> statement-breakpoint
CREATE INDEX "sub_member_by_contract" ON "sub_member" USING btree ("contract_number","company_code");--> statement-breakpoint
CREATE INDEX "voucher_use_by_contract" ON "voucher_use" USING btree ("contract_number","company_code","used_at");--> statement-breakpoint
CREATE INDEX "voucher_use_by_member" ON "voucher_use" USING btree ("member_id","company_code");--> statement-breakpoint
CREATE UNIQUE INDEX "member_owned_room_once" ON "member" USING btree ((owned_room->>'room_number'),(owned_room->>'unit_code'),(owned_room->>'building_code'),"company_code") WHERE owned_room IS NOT NULL;