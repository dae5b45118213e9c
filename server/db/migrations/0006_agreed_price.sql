ALTER TABLE "bookings" ADD COLUMN "agreed_kind" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_percent" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_discount_cents" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_reason" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_agreed_whole" CHECK (num_nulls("bookings"."agreed_kind", "bookings"."agreed_discount_cents") in (0, 2));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_agreed_total" CHECK ("bookings"."agreed_kind" is null or "bookings"."total_cents" >= 0);