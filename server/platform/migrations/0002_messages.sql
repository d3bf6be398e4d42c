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
CREATE INDEX "message_recipient" ON "message" USING btree ("company_code","recipient");--> statement-breakpoint
CREATE INDEX "message_created_at" ON "message" USING btree ("created_at");