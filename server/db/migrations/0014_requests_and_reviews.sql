CREATE TABLE "recipient_mails" (
	"recipient_hash" text NOT NULL,
	"day" date NOT NULL,
	"mails" integer NOT NULL,
	CONSTRAINT "recipient_mails_recipient_hash_day_pk" PRIMARY KEY("recipient_hash","day")
);
--> statement-breakpoint
CREATE TABLE "request_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reason" text NOT NULL,
	"identity" text NOT NULL,
	"subject_hash" text NOT NULL,
	"day" date NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"booking_id" uuid,
	"handled_at" timestamp with time zone,
	"handled_by" text,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_alerts_once_a_day" UNIQUE("subject_hash","reason","day"),
	CONSTRAINT "request_alerts_reason" CHECK ("request_alerts"."reason" in ('limit', 'many')),
	CONSTRAINT "request_alerts_identity" CHECK ("request_alerts"."identity" in ('email', 'phone', 'visitor'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"vehicle_id" uuid,
	"vehicle_name" text NOT NULL,
	"returned_on" date NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"stars" integer,
	"body" text,
	"shown_name" text,
	"answer" text,
	"asked_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "reviews_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "reviews_status_known" CHECK ("reviews"."status" in ('asked', 'written', 'published', 'declined')),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_written_whole" CHECK ("reviews"."status" = 'asked' or num_nulls("reviews"."stars", "reviews"."body", "reviews"."shown_name", "reviews"."written_at") = 0),
	CONSTRAINT "reviews_published_at" CHECK (("reviews"."status" = 'published') = ("reviews"."published_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "booking_events" DROP CONSTRAINT "booking_events_kind";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "link_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "visitor_hash" text;--> statement-breakpoint
ALTER TABLE "request_alerts" ADD CONSTRAINT "request_alerts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_alerts_open" ON "request_alerts" USING btree ("last_at") WHERE "request_alerts"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_vehicle" ON "reviews" USING btree ("vehicle_id","published_at") WHERE "reviews"."status" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","written_at");--> statement-breakpoint
CREATE INDEX "bookings_requests" ON "bookings" USING btree ("created_at") WHERE "bookings"."status" = 'requested';--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_kind" CHECK ("booking_events"."kind" in ('move', 'change', 'handover', 'note', 'opened'));