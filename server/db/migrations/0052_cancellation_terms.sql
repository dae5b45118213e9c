ALTER TABLE "bookings" ADD COLUMN "cancellation_terms" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancellation_fee_cents" bigint;--> statement-breakpoint
ALTER TABLE "rate_rules" ADD COLUMN "cancel_free_hours" integer;--> statement-breakpoint
ALTER TABLE "rate_rules" ADD COLUMN "cancel_percent" integer;--> statement-breakpoint
ALTER TABLE "rate_rules" ADD COLUMN "no_show_percent" integer;--> statement-breakpoint
ALTER TABLE "rate_rules" ADD CONSTRAINT "rate_rules_cancellation" CHECK (num_nulls("rate_rules"."cancel_free_hours", "rate_rules"."cancel_percent", "rate_rules"."no_show_percent") = 3
        or ("rate_rules"."kind" in ('day', 'package') and num_nulls("rate_rules"."cancel_free_hours", "rate_rules"."cancel_percent", "rate_rules"."no_show_percent") = 0
          and "rate_rules"."cancel_free_hours" >= 0 and "rate_rules"."cancel_percent" between 0 and 100 and "rate_rules"."no_show_percent" between 0 and 100));