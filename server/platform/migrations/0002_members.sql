CREATE TABLE "member" (
	"company_code" text NOT NULL,
	"member_id" uuid NOT NULL,
	"login_id" text NOT NULL,
	"login_id_key" text NOT NULL,
	"join_type" text NOT NULL,
	"member_type" text NOT NULL,
	"password_hash" text,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name_en" text,
	"first_name_en" text,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"birthday" date NOT NULL,
	"gender" text NOT NULL,
	"address" text,
	"address_detail" text,
	"agree_marketing" boolean NOT NULL,
	"agreements" jsonb,
	"guardian_name" text,
	"guardian_phone" text,
	"affiliate_name" text,
	"business_number" text,
	"customer_number" text,
	"owned_room" jsonb,
	"referral_code" text,
	"hotel_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_company_code_member_id_pk" PRIMARY KEY("company_code","member_id"),
	CONSTRAINT "member_login_id_once" UNIQUE("company_code","login_id_key"),
	CONSTRAINT "member_email_once" UNIQUE("company_code","email_key"),
	CONSTRAINT "member_phone_once" UNIQUE("company_code","phone_number"),
	CONSTRAINT "member_password_unless_social" CHECK (("member"."join_type" = 'NORMAL') = ("member"."password_hash" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "social_account" (
	"company_code" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"is_first" boolean NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_account_company_code_provider_subject_pk" PRIMARY KEY("company_code","provider","subject"),
	CONSTRAINT "social_account_once_per_provider" UNIQUE("company_code","member_id","provider")
);
--> statement-breakpoint
CREATE TABLE "withdrawn_member" (
	"company_code" text NOT NULL,
	"withdrawn_id" uuid NOT NULL,
	"login_id_hash" text NOT NULL,
	"phone_hash" text NOT NULL,
	"social_hash" text,
	"password_hash" text,
	"withdrawn_at" timestamp (3) with time zone NOT NULL,
	"erase_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawn_member_company_code_withdrawn_id_pk" PRIMARY KEY("company_code","withdrawn_id")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"company_code" text NOT NULL,
	"member_no" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_company_code_member_no_pk" PRIMARY KEY("company_code","member_no")
);
--> statement-breakpoint
CREATE TABLE "tier" (
	"company_code" text NOT NULL,
	"tier_code" text NOT NULL,
	"rank" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "tier_company_code_tier_code_pk" PRIMARY KEY("company_code","tier_code")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"company_code" text NOT NULL,
	"message_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"recipient" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_pk" PRIMARY KEY("company_code","message_id")
);
--> statement-breakpoint
CREATE TABLE "owned_room" (
	"company_code" text NOT NULL,
	"building_code" text NOT NULL,
	"unit_code" text NOT NULL,
	"room_number" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "owned_room_company_code_building_code_unit_code_room_number_pk" PRIMARY KEY("company_code","building_code","unit_code","room_number")
);
--> statement-breakpoint
CREATE TABLE "provider_sso_key" (
	"company_code" text NOT NULL,
	"key_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_sso_key_company_code_key_hash_pk" PRIMARY KEY("company_code","key_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"company_code" text NOT NULL,
	"token_hash" text NOT NULL,
	"sso_key_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_company_code_token_hash_pk" PRIMARY KEY("company_code","token_hash"),
	CONSTRAINT "session_sso_key_once" UNIQUE("company_code","sso_key_hash")
);
--> statement-breakpoint
CREATE TABLE "social_flow" (
	"company_code" text NOT NULL,
	"state_hash" text NOT NULL,
	"provider" text NOT NULL,
	"hotel_code" text NOT NULL,
	"flow_token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_flow_company_code_state_hash_pk" PRIMARY KEY("company_code","state_hash")
);
--> statement-breakpoint
CREATE TABLE "social_ticket" (
	"company_code" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"identity" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_ticket_company_code_ticket_hash_pk" PRIMARY KEY("company_code","ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"company_code" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"target_hash" text NOT NULL,
	"member_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_company_code_ticket_hash_pk" PRIMARY KEY("company_code","ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"company_code" text NOT NULL,
	"verification_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"target_key" text NOT NULL,
	"owner" text NOT NULL,
	"member_id" uuid,
	"code_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verification_company_code_verification_id_pk" PRIMARY KEY("company_code","verification_id"),
	CONSTRAINT "verification_once_per_target" UNIQUE("company_code","purpose","target_key","owner")
);
--> statement-breakpoint
CREATE TABLE "affiliate" (
	"company_code" text NOT NULL,
	"business_number" text NOT NULL,
	"customer_number" text NOT NULL,
	"affiliate_name" text NOT NULL,
	CONSTRAINT "affiliate_company_code_business_number_customer_number_pk" PRIMARY KEY("company_code","business_number","customer_number")
);
--> statement-breakpoint
CREATE TABLE "signup" (
	"company_code" text NOT NULL,
	"signup_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"hotel_code" text NOT NULL,
	"member_type" text NOT NULL,
	"join_type" text NOT NULL,
	"social" jsonb,
	"prefill" jsonb,
	"member_code" uuid,
	"guardian_code" uuid,
	"phone_number" text,
	"email" text,
	"guardian_phone" text,
	"affiliation" jsonb,
	"owned_room" jsonb,
	"sale" jsonb,
	"member_id" uuid,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signup_company_code_signup_id_pk" PRIMARY KEY("company_code","signup_id"),
	CONSTRAINT "signup_token_once" UNIQUE("company_code","token_hash")
);
--> statement-breakpoint
ALTER TABLE "social_account" ADD CONSTRAINT "social_account_company_code_member_id_member_company_code_member_id_fk" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_company_code_member_id_member_company_code_member_id_fk" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sso_key" ADD CONSTRAINT "provider_sso_key_company_code_member_id_member_company_code_member_id_fk" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_company_code_member_id_member_company_code_member_id_fk" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup" ADD CONSTRAINT "signup_company_code_member_id_member_company_code_member_id_fk" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawn_member_by_login_id" ON "withdrawn_member" USING btree ("company_code","login_id_hash");--> statement-breakpoint
CREATE INDEX "withdrawn_member_by_phone" ON "withdrawn_member" USING btree ("company_code","phone_hash");--> statement-breakpoint
CREATE INDEX "withdrawn_member_by_social" ON "withdrawn_member" USING btree ("company_code","social_hash");--> statement-breakpoint
CREATE INDEX "membership_by_member" ON "membership" USING btree ("company_code","member_id","created_at");--> statement-breakpoint
CREATE INDEX "message_recipient" ON "message" USING btree ("company_code","recipient");--> statement-breakpoint
CREATE INDEX "message_created_at" ON "message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_sso_key_by_member" ON "provider_sso_key" USING btree ("company_code","member_id");--> statement-breakpoint
CREATE INDEX "provider_sso_key_by_expiry" ON "provider_sso_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_by_member" ON "session" USING btree ("company_code","member_id");--> statement-breakpoint
CREATE INDEX "session_by_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_flow_by_expiry" ON "social_flow" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_ticket_by_expiry" ON "social_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ticket_by_member" ON "ticket" USING btree ("company_code","member_id");--> statement-breakpoint
CREATE INDEX "ticket_by_expiry" ON "ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_by_expiry" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signup_by_expiry" ON "signup" USING btree ("company_code","expires_at");--> statement-breakpoint
CREATE INDEX "signup_by_member" ON "signup" USING btree ("company_code","member_id");