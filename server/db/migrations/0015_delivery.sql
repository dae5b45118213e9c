ALTER TABLE "bookings" ADD COLUMN "base_city" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "pickup_place" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "return_place" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "pickup_address" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "return_address" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "meeting_point" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "flight_or_train" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "transfer_out_kilometres" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "transfer_out_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "transfer_back_kilometres" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "transfer_back_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "delivery_kilometres" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "delivery_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "collection_kilometres" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "collection_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_base_city_cities_name_fk" FOREIGN KEY ("base_city") REFERENCES "public"."cities"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_delivery" CHECK (least("bookings"."transfer_out_kilometres", "bookings"."transfer_out_minutes", "bookings"."transfer_back_kilometres", "bookings"."transfer_back_minutes", "bookings"."delivery_kilometres", "bookings"."delivery_cents", "bookings"."collection_kilometres", "bookings"."collection_cents") >= 0);