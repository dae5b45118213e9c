CREATE TABLE "answer_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "answer_templates_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "enquiry_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"side" text DEFAULT 'staff' NOT NULL,
	"author" text,
	"body" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_messages_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "enquiry_messages_side" CHECK ("enquiry_messages"."side" in ('staff', 'customer')),
	CONSTRAINT "enquiry_messages_author" CHECK (("enquiry_messages"."side" = 'staff') = ("enquiry_messages"."author" is not null))
);
--> statement-breakpoint
-- What was answered so far begins the conversation of its request.
INSERT INTO "enquiry_messages" ("id", "enquiry_id", "side", "author", "body", "idempotency_key", "created_at")
SELECT "id", "enquiry_id", 'staff', "author", "body", "idempotency_key", "created_at" FROM "enquiry_answers";--> statement-breakpoint
DROP TABLE "enquiry_answers" CASCADE;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reply_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "reply_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "customer_wrote_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "staff_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_messages_enquiry" ON "enquiry_messages" USING btree ("enquiry_id","created_at");