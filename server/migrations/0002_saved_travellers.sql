CREATE TABLE "saved_traveller" (
	"company_code" text NOT NULL,
	"member_id" uuid NOT NULL,
	"saved_traveller_id" uuid NOT NULL,
	"korean_name" text,
	"english_last_name" text NOT NULL,
	"english_first_name" text NOT NULL,
	"gender" text NOT NULL,
	"nationality" text NOT NULL,
	"birthday" date NOT NULL,
	"passport_key_id" text,
	"passport_sealed" text,
	"passport_masked" text,
	"passport_issued_on" date,
	"passport_expires_on" date,
	CONSTRAINT "saved_traveller_company_code_member_id_saved_traveller_id_pk" PRIMARY KEY("company_code","member_id","saved_traveller_id"),
	CONSTRAINT "saved_traveller_passport_whole" CHECK (num_nonnulls("saved_traveller"."passport_key_id", "saved_traveller"."passport_sealed", "saved_traveller"."passport_masked", "saved_traveller"."passport_issued_on", "saved_traveller"."passport_expires_on") in (0, 5))
);
--> statement-breakpoint
ALTER TABLE "saved_traveller" ADD CONSTRAINT "saved_traveller_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_traveller_with_passport" ON "saved_traveller" USING btree ("passport_expires_on","company_code") WHERE passport_sealed IS NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_traveller_by_key" ON "saved_traveller" USING btree ("passport_key_id","company_code") WHERE passport_sealed IS NOT NULL;