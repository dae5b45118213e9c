ALTER TABLE "former_slugs" DROP CONSTRAINT "former_slugs_entity";--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "price_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jet_routes" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "jet_routes" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "jet_routes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "jet_routes" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "jet_routes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jets" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "jets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jet_routes" ADD CONSTRAINT "jet_routes_price_positive" CHECK ("jet_routes"."price_cents" > 0);--> statement-breakpoint
ALTER TABLE "jets" ADD CONSTRAINT "jets_price_positive" CHECK ("jets"."price_cents" > 0);--> statement-breakpoint
ALTER TABLE "jets" ADD CONSTRAINT "jets_speed_positive" CHECK ("jets"."cruise_speed_kmh" > 0);--> statement-breakpoint
ALTER TABLE "jets" ADD CONSTRAINT "jets_seats_positive" CHECK ("jets"."passengers" > 0);--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_entity" CHECK ("former_slugs"."entity" in ('brands', 'cities', 'vehicles', 'jets', 'experiences'));--> statement-breakpoint
-- What the page said of every package until now, and the day by which the sitemap knows it.
UPDATE "experiences" SET "price_note" = 'Per due persone, con tutto ciò che è elencato qui.', "updated_at" = "created_at";
