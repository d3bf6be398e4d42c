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
	"capacity_told" integer NOT NULL,
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
	"cabins_told" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"fare_adult" bigint,
	"fare_kid" bigint,
	"fare_infant" bigint,
	CONSTRAINT "departure_cabin_pk" PRIMARY KEY("company_code","hotel_code","departure_code","cabin_type_code"),
	CONSTRAINT "departure_cabin_never_oversold" CHECK ("departure_cabin"."sold" >= 0 and "departure_cabin"."sold" <= "departure_cabin"."cabins"),
	CONSTRAINT "departure_cabin_fare_whole" CHECK (num_nonnulls("departure_cabin"."fare_adult", "departure_cabin"."fare_kid", "departure_cabin"."fare_infant") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "traveller" ADD CONSTRAINT "traveller_company_code_hold_number_hold_company_code_hold_number_fk" FOREIGN KEY ("company_code","hold_number") REFERENCES "public"."hold"("company_code","hold_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_company_code_hotel_code_hotel_company_code_hotel_code_fk" FOREIGN KEY ("company_code","hotel_code") REFERENCES "public"."hotel"("company_code","hotel_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_cabin" ADD CONSTRAINT "departure_cabin_of_departure" FOREIGN KEY ("company_code","hotel_code","departure_code") REFERENCES "public"."departure"("company_code","hotel_code","departure_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "traveller_with_passport" ON "traveller" USING btree ("passport_kept_until","company_code") WHERE passport_sealed IS NOT NULL;--> statement-breakpoint
CREATE INDEX "traveller_by_key" ON "traveller" USING btree ("passport_key_id","company_code") WHERE passport_sealed IS NOT NULL;--> statement-breakpoint
CREATE INDEX "departure_by_route" ON "departure" USING btree ("route_code","departs_on","hotel_code","company_code");--> statement-breakpoint
CREATE INDEX "departure_by_ship" ON "departure" USING btree ("route_code","ship_code","departs_on","hotel_code","company_code");