CREATE TABLE "notice" (
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
	CONSTRAINT "notice_pk" PRIMARY KEY("company_code","reservation_number","kind","event_id","channel"),
	CONSTRAINT "notice_over" CHECK (("notice"."state" = 'waiting') = ("notice"."due_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_of_reservation" FOREIGN KEY ("company_code","reservation_number") REFERENCES "public"."reservation"("company_code","reservation_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_due" ON "notice" USING btree ("due_at","company_code") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notice_given_up" ON "notice" USING btree ("ended_at","company_code") WHERE state = 'given_up';