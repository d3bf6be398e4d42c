ALTER TABLE "session" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_kind" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "session" SET "session_id" = gen_random_uuid(), "device_kind" = 'unknown', "last_used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "device_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "last_used_at" SET NOT NULL;