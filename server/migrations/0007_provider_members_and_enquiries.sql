CREATE TABLE "points_reversal" (
	"company_code" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"reversed_by" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "points_reversal_company_code_entry_id_pk" PRIMARY KEY("company_code","entry_id")
);
--> statement-breakpoint
CREATE TABLE "voc_answer" (
	"company_code" text NOT NULL,
	"voc_seq" uuid NOT NULL,
	"number" integer NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voc_answer_company_code_voc_seq_number_pk" PRIMARY KEY("company_code","voc_seq","number"),
	CONSTRAINT "voc_answer_counted" CHECK ("voc_answer"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "points_entry" ADD COLUMN "lots" jsonb;--> statement-breakpoint
ALTER TABLE "voc" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "points_reversal" ADD CONSTRAINT "points_reversal_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voc_answer" ADD CONSTRAINT "voc_answer_of_voc" FOREIGN KEY ("company_code","voc_seq") REFERENCES "public"."voc"("company_code","voc_seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_reversal_by_member" ON "points_reversal" USING btree ("member_id","company_code");--> statement-breakpoint
CREATE INDEX "voc_by_time" ON "voc" USING btree ("created_at","company_code","voc_seq");--> statement-breakpoint
INSERT INTO voc_answer (company_code, voc_seq, number, answer, answered_at)
SELECT company_code, voc_seq, 1, answer, answered_at FROM voc WHERE answer IS NOT NULL;
--> statement-breakpoint
INSERT INTO event (company_code, event_id, type, hotel_code, member_id, data, occurred_at)
SELECT company_code, gen_random_uuid(), 'member.joined', hotel_code, member_id, '{}'::jsonb, created_at FROM member AS m
WHERE NOT EXISTS (SELECT FROM event AS e WHERE e.company_code = m.company_code AND e.member_id = m.member_id AND e.type = 'member.joined')
ORDER BY created_at;
