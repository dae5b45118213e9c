ALTER TABLE "promotion_code_uses" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
-- Uses that were given back had no row. Staff may still reopen these bookings, which takes their use again.
INSERT INTO "promotion_code_uses" ("booking_id", "promotion_code_id", "created_at", "released_at")
SELECT "bookings"."id", "promotion_codes"."id", "bookings"."created_at", "bookings"."updated_at"
FROM "bookings"
JOIN "booking_lines" ON "booking_lines"."booking_id" = "bookings"."id" AND "booking_lines"."code" = 'promotion-code'
JOIN "promotion_codes" ON "promotion_codes"."code" = "booking_lines"."params" ->> 'code'
WHERE "bookings"."status" IN ('cancelled', 'declined')
  -- Nobody knows whether the booking of a quote had a use.
  AND NOT EXISTS (SELECT 1 FROM "quotes" WHERE "quotes"."booking_id" = "bookings"."id")
ON CONFLICT ("booking_id") DO NOTHING;
