CREATE TABLE "package_day" (
	"company_code" text NOT NULL,
	"hotel_code" text NOT NULL,
	"room_type_code" text NOT NULL,
	"package_code" text NOT NULL,
	"stay_date" date NOT NULL,
	"price" bigint,
	"min_nights" integer,
	"max_nights" integer,
	"closed" boolean NOT NULL,
	"closed_to_arrival" boolean NOT NULL,
	"closed_to_departure" boolean NOT NULL,
	CONSTRAINT "package_day_pk" PRIMARY KEY("company_code","hotel_code","stay_date","room_type_code","package_code")
);
--> statement-breakpoint
CREATE TABLE "ari_message" (
	"company_code" text NOT NULL,
	"hotel_code" text NOT NULL,
	"message_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"applied" boolean NOT NULL,
	"answer" json NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ari_message_company_code_hotel_code_message_id_pk" PRIMARY KEY("company_code","hotel_code","message_id")
);
--> statement-breakpoint
ALTER TABLE "room_day" ADD COLUMN "extra_adult_price" bigint;--> statement-breakpoint
ALTER TABLE "room_day" ADD COLUMN "extra_kid_price" bigint;--> statement-breakpoint
ALTER TABLE "package_day" ADD CONSTRAINT "package_day_of_room_type" FOREIGN KEY ("company_code","hotel_code","room_type_code") REFERENCES "public"."room_type"("company_code","hotel_code","room_type_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ari_message" ADD CONSTRAINT "ari_message_of_hotel" FOREIGN KEY ("company_code","hotel_code") REFERENCES "public"."hotel"("company_code","hotel_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ari_message_by_sequence" ON "ari_message" USING btree ("hotel_code","sequence","company_code") WHERE "ari_message"."applied";--> statement-breakpoint
CREATE INDEX "ari_message_received_at" ON "ari_message" USING btree ("received_at");