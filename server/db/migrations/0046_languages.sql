ALTER TABLE "bookings" ADD COLUMN "language" text DEFAULT 'it' NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_templates" ADD COLUMN "language" text DEFAULT 'it' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "language" text DEFAULT 'it' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'it' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "language" text DEFAULT 'it' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "language" text DEFAULT 'it' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "language" text DEFAULT 'it' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_language" CHECK ("bookings"."language" in ('it', 'en', 'fr', 'de', 'es'));--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_language" CHECK ("answer_templates"."language" in ('it', 'en', 'fr', 'de', 'es'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_language" CHECK ("enquiries"."language" in ('it', 'en', 'fr', 'de', 'es'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language" CHECK ("orders"."language" in ('it', 'en', 'fr', 'de', 'es'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_language" CHECK ("quotes"."language" in ('it', 'en', 'fr', 'de', 'es'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_language" CHECK ("reviews"."language" in ('it', 'en', 'fr', 'de', 'es'));--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_language" CHECK ("waiting_list"."language" in ('it', 'en', 'fr', 'de', 'es'));