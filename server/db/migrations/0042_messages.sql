CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid,
	"booking_id" uuid,
	"event_id" uuid,
	"side" text DEFAULT 'staff' NOT NULL,
	"author" text,
	"body" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_event_id_unique" UNIQUE("event_id"),
	CONSTRAINT "messages_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "messages_subject" CHECK (num_nonnulls("messages"."enquiry_id", "messages"."booking_id") = 1),
	CONSTRAINT "messages_event" CHECK (("messages"."booking_id" is null) = ("messages"."event_id" is null)),
	CONSTRAINT "messages_side" CHECK ("messages"."side" in ('staff', 'customer')),
	CONSTRAINT "messages_author" CHECK (("messages"."side" = 'staff') = ("messages"."author" is not null))
);
--> statement-breakpoint
-- The messages of enquiries keep their ids, so that a repeated call with an earlier idempotency key still finds its message.
INSERT INTO "messages" ("id", "enquiry_id", "side", "author", "body", "idempotency_key", "created_at")
SELECT "id", "enquiry_id", "side", "author", "body", "idempotency_key", "created_at" FROM "enquiry_messages";--> statement-breakpoint
DROP TABLE "enquiry_messages" CASCADE;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "customer_wrote_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "staff_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_id_booking_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."booking_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_enquiry" ON "messages" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_booking" ON "messages" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_unread" ON "bookings" USING btree ("customer_wrote_at") WHERE "bookings"."customer_wrote_at" is not null and ("bookings"."staff_read_at" is null or "bookings"."staff_read_at" < "bookings"."customer_wrote_at");