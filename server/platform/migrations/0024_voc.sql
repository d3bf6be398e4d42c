CREATE TABLE "voc" (
	"company_code" text NOT NULL,
	"voc_seq" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"attachment_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "voc_company_code_voc_seq_pk" PRIMARY KEY("company_code","voc_seq"),
	CONSTRAINT "voc_attachments_fit" CHECK ("voc"."attachment_count" BETWEEN 0 AND 5),
	CONSTRAINT "voc_answer_has_time" CHECK (("voc"."answer" IS NULL) = ("voc"."answered_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "voc_attachment" (
	"company_code" text NOT NULL,
	"attachment_id" uuid NOT NULL,
	"voc_seq" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sent_hash" text NOT NULL,
	"store" text NOT NULL,
	"attached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voc_attachment_company_code_attachment_id_pk" PRIMARY KEY("company_code","attachment_id"),
	CONSTRAINT "voc_attachment_once" UNIQUE("company_code","voc_seq","sent_hash")
);
--> statement-breakpoint
CREATE TABLE "voc_loose_file" (
	"company_code" text NOT NULL,
	"attachment_id" uuid NOT NULL,
	"store" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	CONSTRAINT "voc_loose_file_company_code_attachment_id_pk" PRIMARY KEY("company_code","attachment_id")
);
--> statement-breakpoint
ALTER TABLE "voc" ADD CONSTRAINT "voc_of_member" FOREIGN KEY ("company_code","member_id") REFERENCES "public"."member"("company_code","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voc_attachment" ADD CONSTRAINT "voc_attachment_of_voc" FOREIGN KEY ("company_code","voc_seq") REFERENCES "public"."voc"("company_code","voc_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voc_by_member" ON "voc" USING btree ("member_id","company_code","created_at","voc_seq");--> statement-breakpoint
CREATE INDEX "voc_loose_file_by_time" ON "voc_loose_file" USING btree ("held_until","company_code");