ALTER TABLE "member" ADD COLUMN "marketing_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "member" SET "marketing_agreed_at" = "created_at" WHERE "agree_marketing";--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_marketing_dated" CHECK ("member"."agree_marketing" = ("member"."marketing_agreed_at" IS NOT NULL));