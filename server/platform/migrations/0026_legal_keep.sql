CREATE TABLE "legal_keep" (
	"company_code" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"erase_on" date NOT NULL,
	CONSTRAINT "legal_keep_company_code_kind_subject_pk" PRIMARY KEY("company_code","kind","subject"),
	CONSTRAINT "legal_keep_kind_known" CHECK ("legal_keep"."kind" IN ('contract', 'complaint'))
);
--> statement-breakpoint
CREATE INDEX "legal_keep_by_erasure" ON "legal_keep" USING btree ("erase_on","company_code");