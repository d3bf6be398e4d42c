CREATE TABLE "check_in_token" (
	"company_code" text NOT NULL,
	"token_hash" text NOT NULL,
	"reservation_number" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_in_token_company_code_token_hash_pk" PRIMARY KEY("company_code","token_hash")
);
--> statement-breakpoint
DROP INDEX "hold_of_guest";--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "property_code" text;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "memo" text;--> statement-breakpoint
ALTER TABLE "check_in_token" ADD CONSTRAINT "check_in_token_company_code_reservation_number_reservation_company_code_reservation_number_fk" FOREIGN KEY ("company_code","reservation_number") REFERENCES "public"."reservation"("company_code","reservation_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_token_by_expiry" ON "check_in_token" USING btree ("expires_at","company_code");--> statement-breakpoint
CREATE INDEX "hold_of_guest" ON "hold" USING btree ("expires_at","company_code") WHERE status IN ('released', 'expired') AND customer->>'guest_last_name' <> '';