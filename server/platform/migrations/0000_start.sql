CREATE TABLE "booking_token" (
	"company_code" text NOT NULL,
	"token_hash" text NOT NULL,
	"hold_number" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_token_company_code_token_hash_pk" PRIMARY KEY("company_code","token_hash")
);
--> statement-breakpoint
CREATE TABLE "hold" (
	"company_code" text NOT NULL,
	"hold_number" text NOT NULL,
	"quote_id" uuid NOT NULL,
	"hotel_code" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paying_until" timestamp (3) with time zone,
	"claim" jsonb NOT NULL,
	"stay" jsonb NOT NULL,
	"customer" jsonb NOT NULL,
	"agreements" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hold_company_code_hold_number_pk" PRIMARY KEY("company_code","hold_number"),
	CONSTRAINT "hold_once_per_quote" UNIQUE("company_code","quote_id"),
	CONSTRAINT "hold_status_known" CHECK ("hold"."status" IN ('held', 'confirmed', 'released', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"company_code" text NOT NULL,
	"quote_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"hotel_code" text NOT NULL,
	"language" text NOT NULL,
	"request" jsonb NOT NULL,
	"stay" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "quote_company_code_quote_id_pk" PRIMARY KEY("company_code","quote_id"),
	CONSTRAINT "quote_token_once" UNIQUE("company_code","token_hash")
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
	"member_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"fee" bigint,
	"refund" bigint,
	CONSTRAINT "reservation_company_code_reservation_number_pk" PRIMARY KEY("company_code","reservation_number"),
	CONSTRAINT "reservation_once_per_hold" UNIQUE("company_code","hold_number"),
	CONSTRAINT "reservation_status_known" CHECK ("reservation"."status" IN ('confirmed', 'cancelled', 'complete', 'used')),
	CONSTRAINT "reservation_cancelled_whole" CHECK (("reservation"."status" = 'cancelled') = ("reservation"."cancelled_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "room_day" (
	"company_code" text NOT NULL,
	"hotel_code" text NOT NULL,
	"room_type_code" text NOT NULL,
	"stay_date" date NOT NULL,
	"price" bigint NOT NULL,
	"allotment" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"min_nights" integer NOT NULL,
	"max_nights" integer NOT NULL,
	"closed" boolean NOT NULL,
	"closed_to_arrival" boolean NOT NULL,
	"closed_to_departure" boolean NOT NULL,
	CONSTRAINT "room_day_company_code_hotel_code_room_type_code_stay_date_pk" PRIMARY KEY("company_code","hotel_code","room_type_code","stay_date"),
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
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "upselling_day_company_code_hotel_code_upselling_code_stay_date_pk" PRIMARY KEY("company_code","hotel_code","upselling_code","stay_date"),
	CONSTRAINT "upselling_day_never_oversold" CHECK ("upselling_day"."sold" >= 0 and "upselling_day"."sold" <= "upselling_day"."allotment")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"company_code" text NOT NULL,
	"order_id" text NOT NULL,
	"hold_number" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"transaction_id" text,
	"receipt" jsonb,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"approving_since" timestamp (3) with time zone,
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
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "refund_company_code_refund_id_pk" PRIMARY KEY("company_code","refund_id"),
	CONSTRAINT "refund_positive" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"company_code" text NOT NULL,
	"operation" text NOT NULL,
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"leased_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_pk" PRIMARY KEY("company_code","operation","caller","key")
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
ALTER TABLE "booking_token" ADD CONSTRAINT "booking_token_company_code_hold_number_hold_company_code_hold_number_fk" FOREIGN KEY ("company_code","hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_company_code_quote_id_quote_company_code_quote_id_fk" FOREIGN KEY ("company_code","quote_id") REFERENCES "public"."quote"("company_code","quote_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_company_code_hold_number_hold_company_code_hold_number_fk" FOREIGN KEY ("company_code","hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_day" ADD CONSTRAINT "room_day_company_code_hotel_code_room_type_code_room_type_company_code_hotel_code_room_type_code_fk" FOREIGN KEY ("company_code","hotel_code","room_type_code") REFERENCES "public"."room_type"("company_code","hotel_code","room_type_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_type" ADD CONSTRAINT "room_type_company_code_hotel_code_hotel_company_code_hotel_code_fk" FOREIGN KEY ("company_code","hotel_code") REFERENCES "public"."hotel"("company_code","hotel_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upselling_day" ADD CONSTRAINT "upselling_day_company_code_hotel_code_hotel_company_code_hotel_code_fk" FOREIGN KEY ("company_code","hotel_code") REFERENCES "public"."hotel"("company_code","hotel_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_company_code_hold_number_hold_company_code_hold_number_fk" FOREIGN KEY ("company_code","hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_company_code_order_id_payment_company_code_order_id_fk" FOREIGN KEY ("company_code","order_id") REFERENCES "public"."payment"("company_code","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_company_code_company_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("company_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_by_expiry" ON "hold" USING btree ("company_code","expires_at") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "quote_by_expiry" ON "quote" USING btree ("company_code","expires_at");--> statement-breakpoint
CREATE INDEX "reservation_by_check_out" ON "reservation" USING btree ("company_code","hotel_code","check_out");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_unsettled_per_hold" ON "payment" USING btree ("company_code","hold_number") WHERE state IN ('ready', 'approving', 'unknown', 'completed');--> statement-breakpoint
CREATE INDEX "idempotency_key_expires_at" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expires_at" ON "rate_limit" USING btree ("expires_at");