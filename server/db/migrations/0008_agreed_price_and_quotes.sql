ALTER TABLE "bookings" ADD COLUMN "agreed_kind" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_percent" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_discount_cents" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_reason" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_agreed_whole" CHECK (num_nulls("bookings"."agreed_kind", "bookings"."agreed_discount_cents") in (0, 2));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_agreed_total" CHECK ("bookings"."agreed_kind" is null or "bookings"."total_cents" >= 0);--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"quote_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"total_cents" bigint NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "orders_kind" CHECK (kind in ('jet', 'experience')),
	CONSTRAINT "orders_status" CHECK (status in ('confirmed'))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"customer_id" uuid,
	"enquiry_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"valid_until" date NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"rental" jsonb,
	"token_hash" text NOT NULL,
	"author" text NOT NULL,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"decline_reason" text,
	"booking_id" uuid,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quotes_reference_unique" UNIQUE("reference"),
	CONSTRAINT "quotes_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "quotes_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "quotes_kind" CHECK ("quotes"."kind" in ('car', 'jet', 'experience')),
	CONSTRAINT "quotes_status_known" CHECK ("quotes"."status" in ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total_cents" >= 0),
	CONSTRAINT "quotes_rental" CHECK ("quotes"."kind" <> 'car' or "quotes"."rental" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_status" ON "quotes" USING btree ("status","valid_until");--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "quotes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quotes_enquiry" ON "quotes" USING btree ("enquiry_id");