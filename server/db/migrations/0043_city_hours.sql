ALTER TABLE "cities" ADD COLUMN "rental_hours" jsonb;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "min_notice_hours" integer;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "max_advance_days" integer;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_min_notice_hours" CHECK ("cities"."min_notice_hours" between 1 and 720);--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_max_advance_days" CHECK ("cities"."max_advance_days" between 1 and 548);