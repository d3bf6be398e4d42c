ALTER TABLE "hold" RENAME COLUMN "claim" TO "allocation";--> statement-breakpoint
ALTER INDEX "payment_one_unsettled_per_hold" RENAME TO "payment_one_open_per_hold";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "provider" text;--> statement-breakpoint
UPDATE "payment" SET "provider" = CASE "kind" WHEN 'guarantee' THEN 'card_token' ELSE 'nicepay' END;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "provider" SET NOT NULL;
