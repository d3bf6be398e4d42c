ALTER TABLE "quote" DROP CONSTRAINT "quote_company_code_member_id_member_company_code_member_id_fk";
--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_company_code_member_id_member_company_code_member_id_fk";
--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE no action ON UPDATE no action;