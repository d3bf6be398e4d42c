CREATE TABLE "webhook_delivery" (
	"company_code" text NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"order_key" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer NOT NULL,
	"due_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"last_status" integer,
	"last_failure" text,
	"last_latency_ms" integer,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_delivery_company_code_endpoint_id_event_id_pk" PRIMARY KEY("company_code","endpoint_id","event_id"),
	CONSTRAINT "webhook_delivery_due_while_waiting" CHECK (("webhook_delivery"."state" = 'waiting' OR "webhook_delivery"."due_at" IS NULL) AND ("webhook_delivery"."state" = 'waiting') = ("webhook_delivery"."ended_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"company_code" text NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"url" text NOT NULL,
	"event_types" text[] NOT NULL,
	"hotel_code" text,
	"enabled" boolean NOT NULL,
	"disabled_because" text,
	"failing_since" timestamp (3) with time zone,
	"position" bigint NOT NULL,
	"secret_key_id" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"previous_key_id" text,
	"previous_sealed" text,
	"overlap_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_endpoint_company_code_endpoint_id_pk" PRIMARY KEY("company_code","endpoint_id"),
	CONSTRAINT "webhook_endpoint_disabled_because" CHECK ("webhook_endpoint"."enabled" = ("webhook_endpoint"."disabled_because" IS NULL)),
	CONSTRAINT "webhook_endpoint_overlap_whole" CHECK (("webhook_endpoint"."previous_sealed" IS NULL) = ("webhook_endpoint"."overlap_until" IS NULL) AND ("webhook_endpoint"."previous_sealed" IS NULL) = ("webhook_endpoint"."previous_key_id" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint" FOREIGN KEY ("company_code","endpoint_id") REFERENCES "public"."webhook_endpoint"("company_code","endpoint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("due_at","company_code","endpoint_id") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_delivery_due_of_endpoint" ON "webhook_delivery" USING btree ("endpoint_id","due_at","company_code") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_delivery_claimed" ON "webhook_delivery" USING btree ("claimed_until","company_code","endpoint_id") WHERE claimed_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_delivery_in_order" ON "webhook_delivery" USING btree ("endpoint_id","order_key","position","company_code") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_of_endpoint" ON "webhook_delivery" USING btree ("endpoint_id","position","company_code");--> statement-breakpoint
CREATE INDEX "webhook_delivery_ended" ON "webhook_delivery" USING btree ("ended_at","company_code") WHERE ended_at IS NOT NULL;