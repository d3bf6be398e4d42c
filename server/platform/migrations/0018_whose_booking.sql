ALTER TABLE "reservation" ALTER COLUMN "member_id" SET DATA TYPE uuid USING "member_id"::uuid;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "member_no" text;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "member_no" text;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_by_member" ON "quote" USING btree ("member_id","company_code") WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_by_member" ON "reservation" USING btree ("member_id","company_code","check_out") WHERE member_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_number_of_member" CHECK ("quote"."member_no" IS NULL OR "quote"."member_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_number_of_member" CHECK ("reservation"."member_no" IS NULL OR "reservation"."member_id" IS NOT NULL);