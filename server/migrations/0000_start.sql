CREATE TABLE "booking_token" (
	"company_code" text NOT NULL,
	"token_hash" text NOT NULL,
	"hold_number" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_token_company_code_token_hash_pk" PRIMARY KEY("company_code","token_hash")
);
--> statement-breakpoint
CREATE TABLE "check_in_token" (
	"company_code" text NOT NULL,
	"token_hash" text NOT NULL,
	"reservation_number" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_in_token_company_code_token_hash_pk" PRIMARY KEY("company_code","token_hash")
);
--> statement-breakpoint
CREATE TABLE "hold" (
	"company_code" text NOT NULL,
	"hold_number" text NOT NULL,
	"quote_id" uuid NOT NULL,
	"changes_hold_number" text,
	"change" jsonb,
	"hotel_code" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paying_until" timestamp (3) with time zone,
	"allocation" jsonb NOT NULL,
	"stay" jsonb NOT NULL,
	"customer" jsonb NOT NULL,
	"agreements" jsonb NOT NULL,
	"from_address" text,
	"from_phone" text,
	"from_email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "hold_company_code_hold_number_pk" PRIMARY KEY("company_code","hold_number"),
	CONSTRAINT "hold_once_per_quote" UNIQUE("quote_id","company_code"),
	CONSTRAINT "hold_change_whole" CHECK (("hold"."changes_hold_number" IS NULL) = ("hold"."change" IS NULL)),
	CONSTRAINT "hold_status_known" CHECK ("hold"."status" IN ('held', 'confirmed', 'released', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"company_code" text NOT NULL,
	"quote_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid,
	"member_no" text,
	"hotel_code" text NOT NULL,
	"language" text NOT NULL,
	"request" jsonb NOT NULL,
	"stay" jsonb NOT NULL,
	"change" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "quote_company_code_quote_id_pk" PRIMARY KEY("company_code","quote_id"),
	CONSTRAINT "quote_token_once" UNIQUE("token_hash","company_code"),
	CONSTRAINT "quote_number_of_member" CHECK ("quote"."member_no" IS NULL OR "quote"."member_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"company_code" text NOT NULL,
	"reservation_number" text NOT NULL,
	"hold_number" text NOT NULL,
	"hotel_code" text NOT NULL,
	"status" text NOT NULL,
	"guest_names" jsonb NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"member_id" uuid,
	"member_no" text,
	"property_code" text,
	"memo" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"fee" bigint,
	"refund" bigint,
	CONSTRAINT "reservation_company_code_reservation_number_pk" PRIMARY KEY("company_code","reservation_number"),
	CONSTRAINT "reservation_once_per_hold" UNIQUE("hold_number","company_code"),
	CONSTRAINT "reservation_number_of_member" CHECK ("reservation"."member_no" IS NULL OR "reservation"."member_id" IS NOT NULL),
	CONSTRAINT "reservation_status_known" CHECK ("reservation"."status" IN ('confirmed', 'cancelled', 'complete', 'used')),
	CONSTRAINT "reservation_cancelled_whole" CHECK (("reservation"."status" = 'cancelled') = ("reservation"."cancelled_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"company_code" text NOT NULL,
	"reservation_number" text NOT NULL,
	"kind" text NOT NULL,
	"event_id" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"wanted_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"tries" integer NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "notification_pk" PRIMARY KEY("company_code","reservation_number","kind","event_id","channel"),
	CONSTRAINT "notification_over" CHECK (("notification"."state" = 'waiting') = ("notification"."due_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "traveller" (
	"company_code" text NOT NULL,
	"hold_number" text NOT NULL,
	"place" integer NOT NULL,
	"cabin" integer NOT NULL,
	"band" text NOT NULL,
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
	"passport_kept_until" date NOT NULL,
	CONSTRAINT "traveller_company_code_hold_number_place_pk" PRIMARY KEY("company_code","hold_number","place"),
	CONSTRAINT "traveller_passport_whole" CHECK (num_nonnulls("traveller"."passport_key_id", "traveller"."passport_sealed", "traveller"."passport_masked", "traveller"."passport_issued_on", "traveller"."passport_expires_on") in (0, 5))
);
--> statement-breakpoint
CREATE TABLE "room_day" (
	"company_code" text NOT NULL,
	"hotel_code" text NOT NULL,
	"room_type_code" text NOT NULL,
	"stay_date" date NOT NULL,
	"price" bigint NOT NULL,
	"allotment" integer NOT NULL,
	"provider_allotment" integer,
	"sold" integer DEFAULT 0 NOT NULL,
	"min_nights" integer NOT NULL,
	"max_nights" integer NOT NULL,
	"closed" boolean NOT NULL,
	"closed_to_arrival" boolean NOT NULL,
	"closed_to_departure" boolean NOT NULL,
	CONSTRAINT "room_day_company_code_hotel_code_stay_date_room_type_code_pk" PRIMARY KEY("company_code","hotel_code","stay_date","room_type_code"),
	CONSTRAINT "room_day_never_oversold" CHECK ("room_day"."sold" >= 0 and "room_day"."sold" <= "room_day"."allotment")
);
--> statement-breakpoint
CREATE TABLE "room_type" (
	"company_code" text NOT NULL,
	"hotel_code" text NOT NULL,
	"room_type_code" text NOT NULL,
	CONSTRAINT "room_type_company_code_hotel_code_room_type_code_pk" PRIMARY KEY("company_code","hotel_code","room_type_code")
);
--> statement-breakpoint
CREATE TABLE "upselling_day" (
	"company_code" text NOT NULL,
	"hotel_code" text NOT NULL,
	"upselling_code" text NOT NULL,
	"stay_date" date NOT NULL,
	"allotment" integer NOT NULL,
	"provider_allotment" integer,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "upselling_day_company_code_hotel_code_stay_date_upselling_code_pk" PRIMARY KEY("company_code","hotel_code","stay_date","upselling_code"),
	CONSTRAINT "upselling_day_never_oversold" CHECK ("upselling_day"."sold" >= 0 and "upselling_day"."sold" <= "upselling_day"."allotment")
);
--> statement-breakpoint
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
CREATE TABLE "legal_record" (
	"company_code" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"erase_on" date NOT NULL,
	CONSTRAINT "legal_record_company_code_kind_subject_pk" PRIMARY KEY("company_code","kind","subject"),
	CONSTRAINT "legal_record_kind_known" CHECK ("legal_record"."kind" IN ('contract', 'complaint'))
);
--> statement-breakpoint
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
	"marketing_agreed_at" timestamp (3) with time zone,
	"agreements" jsonb,
	"guardian_name" text,
	"guardian_phone" text,
	"descriptions" text,
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
	CONSTRAINT "member_marketing_dated" CHECK ("member"."agree_marketing" = ("member"."marketing_agreed_at" IS NOT NULL)),
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
CREATE TABLE "payment" (
	"company_code" text NOT NULL,
	"order_id" text NOT NULL,
	"hold_number" text NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"method" text DEFAULT 'card' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"transaction_id" text,
	"receipt" jsonb,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_company_code_order_id_pk" PRIMARY KEY("company_code","order_id"),
	CONSTRAINT "payment_refund_within_captured" CHECK ("payment"."refunded_amount" >= 0 AND "payment"."refunded_amount" <= "payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"company_code" text NOT NULL,
	"refund_id" text NOT NULL,
	"order_id" text NOT NULL,
	"hold_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"send_at" timestamp (3) with time zone,
	"refusal" text,
	"payout" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "refund_company_code_refund_id_pk" PRIMARY KEY("company_code","refund_id"),
	CONSTRAINT "refund_positive" CHECK ("refund"."amount" > 0)
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
CREATE TABLE "idempotency_key" (
	"company_code" text NOT NULL,
	"operation" text NOT NULL,
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" json,
	"leased_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_pk" PRIMARY KEY("company_code","caller","operation","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"company_code" text NOT NULL,
	"scope" text NOT NULL,
	"key_hash" text NOT NULL,
	"window_start" double precision NOT NULL,
	"hits" integer NOT NULL,
	"previous_hits" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limit_pk" PRIMARY KEY("company_code","scope","key_hash")
);
--> statement-breakpoint
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
	"hold_number" text,
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
	"notified_at" timestamp (3) with time zone,
	CONSTRAINT "points_lot_company_code_lot_id_pk" PRIMARY KEY("company_code","lot_id"),
	CONSTRAINT "points_lot_not_negative" CHECK ("points_lot"."remaining" >= 0)
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
CREATE TABLE "owned_room" (
	"company_code" text NOT NULL,
	"building_code" text NOT NULL,
	"unit_code" text NOT NULL,
	"room_number" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "owned_room_company_code_building_code_unit_code_room_number_pk" PRIMARY KEY("company_code","building_code","unit_code","room_number")
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
CREATE TABLE "company" (
	"company_code" text NOT NULL,
	"company_name" jsonb NOT NULL,
	CONSTRAINT "company_company_code_pk" PRIMARY KEY("company_code")
);
--> statement-breakpoint
CREATE TABLE "hotel" (
	"company_code" text NOT NULL,
	"hotel_code" text NOT NULL,
	"revision" integer NOT NULL,
	"payment_type" text NOT NULL,
	"time_zone" text NOT NULL,
	"document_hash" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "hotel_company_code_hotel_code_pk" PRIMARY KEY("company_code","hotel_code")
);
--> statement-breakpoint
CREATE TABLE "hotel_reference" (
	"hotel_code" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departure" (
	"company_code" text NOT NULL,
	"hotel_code" text NOT NULL,
	"departure_code" text NOT NULL,
	"route_code" text NOT NULL,
	"ship_code" text NOT NULL,
	"departs_on" date NOT NULL,
	"departs_at" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"status" text NOT NULL,
	"capacity" integer NOT NULL,
	"provider_capacity" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "departure_company_code_hotel_code_departure_code_pk" PRIMARY KEY("company_code","hotel_code","departure_code"),
	CONSTRAINT "departure_never_oversold" CHECK ("departure"."sold" >= 0 and "departure"."sold" <= "departure"."capacity"),
	CONSTRAINT "departure_status_known" CHECK ("departure"."status" in ('open', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "departure_cabin" (
	"company_code" text NOT NULL,
	"hotel_code" text NOT NULL,
	"departure_code" text NOT NULL,
	"cabin_type_code" text NOT NULL,
	"cabins" integer NOT NULL,
	"provider_cabins" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"fare_adult" bigint,
	"fare_kid" bigint,
	"fare_infant" bigint,
	CONSTRAINT "departure_cabin_pk" PRIMARY KEY("company_code","hotel_code","departure_code","cabin_type_code"),
	CONSTRAINT "departure_cabin_never_oversold" CHECK ("departure_cabin"."sold" >= 0 and "departure_cabin"."sold" <= "departure_cabin"."cabins"),
	CONSTRAINT "departure_cabin_fare_whole" CHECK (num_nonnulls("departure_cabin"."fare_adult", "departure_cabin"."fare_kid", "departure_cabin"."fare_infant") in (0, 3))
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
	"session_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"device_kind" text NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
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
CREATE TABLE "voc" (
	"company_code" text NOT NULL,
	"voc_seq" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"attachment_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "voc_company_code_voc_seq_pk" PRIMARY KEY("company_code","voc_seq"),
	CONSTRAINT "voc_attachments_fit" CHECK ("voc"."attachment_count" BETWEEN 0 AND 5),
	CONSTRAINT "voc_answer_has_time" CHECK (("voc"."answer" IS NULL) = ("voc"."answered_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "voc_attachment" (
	"company_code" text NOT NULL,
	"attachment_id" uuid NOT NULL,
	"voc_seq" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sent_hash" text NOT NULL,
	"store" text NOT NULL,
	"attached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voc_attachment_company_code_attachment_id_pk" PRIMARY KEY("company_code","attachment_id"),
	CONSTRAINT "voc_attachment_once" UNIQUE("company_code","voc_seq","sent_hash")
);
--> statement-breakpoint
CREATE TABLE "voc_loose_file" (
	"company_code" text NOT NULL,
	"attachment_id" uuid NOT NULL,
	"store" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	CONSTRAINT "voc_loose_file_company_code_attachment_id_pk" PRIMARY KEY("company_code","attachment_id")
);
--> statement-breakpoint
ALTER TABLE "booking_token" ADD CONSTRAINT "booking_token_company_code_hold_number_hold_company_code_hold_number_fk" FOREIGN KEY ("company_code","hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_token" ADD CONSTRAINT "check_in_token_company_code_reservation_number_reservation_company_code_reservation_number_fk" FOREIGN KEY ("company_code","reservation_number") REFERENCES "public"."reservation"("company_code","reservation_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_company_code_quote_id_quote_company_code_quote_id_fk" FOREIGN KEY ("company_code","quote_id") REFERENCES "public"."quote"("company_code","quote_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_changes_hold" FOREIGN KEY ("company_code","changes_hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_company_code_hold_number_hold_company_code_hold_number_fk" FOREIGN KEY ("company_code","hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_of_reservation" FOREIGN KEY ("company_code","reservation_number") REFERENCES "public"."reservation"("company_code","reservation_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traveller" ADD CONSTRAINT "traveller_company_code_hold_number_hold_company_code_hold_number_fk" FOREIGN KEY ("company_code","hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_day" ADD CONSTRAINT "room_day_company_code_hotel_code_room_type_code_room_type_company_code_hotel_code_room_type_code_fk" FOREIGN KEY ("company_code","hotel_code","room_type_code") REFERENCES "public"."room_type"("company_code","hotel_code","room_type_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_type" ADD CONSTRAINT "room_type_company_code_hotel_code_hotel_company_code_hotel_code_fk" FOREIGN KEY ("company_code","hotel_code") REFERENCES "public"."hotel"("company_code","hotel_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upselling_day" ADD CONSTRAINT "upselling_day_company_code_hotel_code_hotel_company_code_hotel_code_fk" FOREIGN KEY ("company_code","hotel_code") REFERENCES "public"."hotel"("company_code","hotel_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_account" ADD CONSTRAINT "social_account_company_code_member_id_member_company_code_member_id_fk" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tier" ADD CONSTRAINT "member_tier_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_company_code_member_id_member_company_code_member_id_fk" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_entry" ADD CONSTRAINT "tier_entry_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_company_code_hold_number_hold_company_code_hold_number_fk" FOREIGN KEY ("company_code","hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_company_code_order_id_payment_company_code_order_id_fk" FOREIGN KEY ("company_code","order_id") REFERENCES "public"."payment"("company_code","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_balance" ADD CONSTRAINT "points_balance_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entry" ADD CONSTRAINT "points_entry_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_lot" ADD CONSTRAINT "points_lot_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_use" ADD CONSTRAINT "points_use_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_member" ADD CONSTRAINT "sub_member_of_contract" FOREIGN KEY ("company_code","contract_number") REFERENCES "public"."contract"("company_code","contract_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_member" ADD CONSTRAINT "sub_member_is_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_of_contract" FOREIGN KEY ("company_code","contract_number") REFERENCES "public"."contract"("company_code","contract_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_company_code_company_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("company_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_company_code_hotel_code_hotel_company_code_hotel_code_fk" FOREIGN KEY ("company_code","hotel_code") REFERENCES "public"."hotel"("company_code","hotel_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_cabin" ADD CONSTRAINT "departure_cabin_of_departure" FOREIGN KEY ("company_code","hotel_code","departure_code") REFERENCES "public"."departure"("company_code","hotel_code","departure_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sso_key" ADD CONSTRAINT "provider_sso_key_company_code_member_id_member_company_code_member_id_fk" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_company_code_member_id_member_company_code_member_id_fk" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup" ADD CONSTRAINT "signup_company_code_member_id_member_company_code_member_id_fk" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voc" ADD CONSTRAINT "voc_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voc_attachment" ADD CONSTRAINT "voc_attachment_of_voc" FOREIGN KEY ("company_code","voc_seq") REFERENCES "public"."voc"("company_code","voc_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_token_by_expiry" ON "booking_token" USING btree ("expires_at","company_code");--> statement-breakpoint
CREATE INDEX "check_in_token_by_expiry" ON "check_in_token" USING btree ("expires_at","company_code");--> statement-breakpoint
CREATE INDEX "hold_by_changed" ON "hold" USING btree ("changes_hold_number","company_code") WHERE changes_hold_number IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "hold_one_open_change" ON "hold" USING btree ("changes_hold_number","company_code") WHERE changes_hold_number IS NOT NULL AND status = 'held';--> statement-breakpoint
CREATE INDEX "hold_by_expiry" ON "hold" USING btree ("expires_at","company_code") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "hold_of_guest" ON "hold" USING btree ("expires_at","company_code") WHERE status IN ('released', 'expired') AND customer->>'guest_last_name' <> '';--> statement-breakpoint
CREATE INDEX "hold_by_address" ON "hold" USING btree ("from_address","company_code") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "hold_by_phone" ON "hold" USING btree ("from_phone","company_code") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "hold_by_email" ON "hold" USING btree ("from_email","company_code") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "quote_by_expiry" ON "quote" USING btree ("expires_at","company_code");--> statement-breakpoint
CREATE INDEX "quote_by_member" ON "quote" USING btree ("member_id","company_code") WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_by_member" ON "reservation" USING btree ("member_id","company_code","check_out") WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_by_check_out" ON "reservation" USING btree ("check_out","company_code","hotel_code") WHERE status IN ('confirmed', 'complete');--> statement-breakpoint
CREATE INDEX "notification_due" ON "notification" USING btree ("due_at","company_code") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notification_given_up" ON "notification" USING btree ("ended_at","company_code") WHERE state = 'given_up';--> statement-breakpoint
CREATE INDEX "traveller_with_passport" ON "traveller" USING btree ("passport_kept_until","company_code") WHERE passport_sealed IS NOT NULL;--> statement-breakpoint
CREATE INDEX "traveller_by_key" ON "traveller" USING btree ("passport_key_id","company_code") WHERE passport_sealed IS NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_by_member" ON "coupon" USING btree ("member_id","company_code") WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_by_hold" ON "coupon" USING btree ("hold_number","company_code") WHERE hold_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX "legal_record_by_erasure" ON "legal_record" USING btree ("erase_on","company_code");--> statement-breakpoint
CREATE UNIQUE INDEX "member_owned_room_once" ON "member" USING btree ((owned_room->>'room_number'),(owned_room->>'unit_code'),(owned_room->>'building_code'),"company_code") WHERE owned_room IS NOT NULL;--> statement-breakpoint
CREATE INDEX "withdrawn_member_by_login_id" ON "withdrawn_member" USING btree ("company_code","login_id_hash");--> statement-breakpoint
CREATE INDEX "withdrawn_member_by_phone" ON "withdrawn_member" USING btree ("company_code","phone_hash");--> statement-breakpoint
CREATE INDEX "withdrawn_member_by_erasure" ON "withdrawn_member" USING btree ("erase_at","company_code");--> statement-breakpoint
CREATE INDEX "withdrawn_member_by_social" ON "withdrawn_member" USING btree ("company_code","social_hash");--> statement-breakpoint
CREATE INDEX "membership_by_member" ON "membership" USING btree ("company_code","member_id","created_at");--> statement-breakpoint
CREATE INDEX "tier_entry_by_member" ON "tier_entry" USING btree ("member_id","company_code","at","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open_per_hold" ON "payment" USING btree ("company_code","hold_number") WHERE state IN ('ready', 'approving', 'unknown', 'undoing', 'completed');--> statement-breakpoint
CREATE INDEX "payment_by_hold" ON "payment" USING btree ("hold_number","company_code");--> statement-breakpoint
CREATE INDEX "payment_by_check" ON "payment" USING btree ("check_at","company_code") WHERE check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_by_payment" ON "refund" USING btree ("order_id","company_code");--> statement-breakpoint
CREATE INDEX "refund_by_sending" ON "refund" USING btree ("send_at","company_code") WHERE send_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_refused" ON "refund" USING btree ("created_at","company_code") WHERE state = 'refused';--> statement-breakpoint
CREATE INDEX "message_recipient" ON "message" USING btree ("company_code","recipient");--> statement-breakpoint
CREATE INDEX "message_created_at" ON "message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_expires_at" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expires_at" ON "rate_limit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "points_entry_by_member" ON "points_entry" USING btree ("member_id","company_code","at","entry_id");--> statement-breakpoint
CREATE INDEX "points_lot_by_member" ON "points_lot" USING btree ("member_id","company_code","expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "points_lot_by_expiry" ON "points_lot" USING btree ("expires_at","company_code") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "points_use_by_hold" ON "points_use" USING btree ("hold_number","company_code");--> statement-breakpoint
CREATE INDEX "points_use_by_member" ON "points_use" USING btree ("member_id","company_code");--> statement-breakpoint
CREATE INDEX "contract_by_room" ON "contract" USING btree ("room_number","unit_code","building_code","company_code");--> statement-breakpoint
CREATE INDEX "sub_member_by_contract" ON "sub_member" USING btree ("contract_number","company_code");--> statement-breakpoint
CREATE INDEX "voucher_use_by_contract" ON "voucher_use" USING btree ("contract_number","company_code","used_at");--> statement-breakpoint
CREATE INDEX "voucher_use_by_member" ON "voucher_use" USING btree ("member_id","company_code");--> statement-breakpoint
CREATE INDEX "departure_by_route" ON "departure" USING btree ("route_code","departs_on","hotel_code","company_code");--> statement-breakpoint
CREATE INDEX "departure_by_ship" ON "departure" USING btree ("route_code","ship_code","departs_on","hotel_code","company_code");--> statement-breakpoint
CREATE INDEX "provider_sso_key_by_member" ON "provider_sso_key" USING btree ("company_code","member_id");--> statement-breakpoint
CREATE INDEX "provider_sso_key_by_expiry" ON "provider_sso_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_by_member" ON "session" USING btree ("company_code","member_id");--> statement-breakpoint
CREATE INDEX "session_by_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_flow_by_expiry" ON "social_flow" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_ticket_by_expiry" ON "social_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ticket_by_member" ON "ticket" USING btree ("company_code","member_id");--> statement-breakpoint
CREATE INDEX "ticket_by_expiry" ON "ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_by_target" ON "verification" USING btree ("target","company_code");--> statement-breakpoint
CREATE INDEX "verification_by_target_key" ON "verification" USING btree ("target_key","company_code");--> statement-breakpoint
CREATE INDEX "verification_by_expiry" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signup_by_expiry" ON "signup" USING btree ("expires_at","company_code");--> statement-breakpoint
CREATE INDEX "signup_by_member" ON "signup" USING btree ("company_code","member_id");--> statement-breakpoint
CREATE INDEX "voc_by_member" ON "voc" USING btree ("member_id","company_code","created_at","voc_seq");--> statement-breakpoint
CREATE INDEX "voc_loose_file_by_time" ON "voc_loose_file" USING btree ("held_until","company_code");