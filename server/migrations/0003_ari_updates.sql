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
ALTER TABLE "ari_message" ADD CONSTRAINT "ari_message_of_hotel" FOREIGN KEY ("company_code","hotel_code") REFERENCES "public"."hotel"("company_code","hotel_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ari_message_by_sequence" ON "ari_message" USING btree ("hotel_code","sequence","company_code") WHERE "ari_message"."applied";--> statement-breakpoint
CREATE INDEX "ari_message_received_at" ON "ari_message" USING btree ("received_at");