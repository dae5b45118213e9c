ALTER TABLE "booking_events" ADD COLUMN "pictures" text[];--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "pictures_recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_pictures" CHECK (("booking_events"."pictures" is null) = ("booking_events"."pictures_recorded_at" is null));