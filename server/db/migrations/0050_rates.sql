CREATE TABLE "extras" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"price_cents" integer NOT NULL,
	"max_quantity" integer DEFAULT 1 NOT NULL,
	"max_charged_days" integer,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"vehicle_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"city_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"lead_hours" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "extras_code_unique" UNIQUE("code"),
	CONSTRAINT "extras_unit" CHECK ("extras"."unit" in ('day', 'rental')),
	CONSTRAINT "extras_values" CHECK ("extras"."price_cents" >= 0 and "extras"."max_quantity" between 1 and 20 and "extras"."max_charged_days" > 0 and "extras"."lead_hours" between 0 and 720)
);
--> statement-breakpoint
CREATE TABLE "promotion_code_uses" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"promotion_code_id" uuid NOT NULL,
	"mailbox" text,
	"phone_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"vehicle_id" uuid,
	"brand" text,
	"category" text,
	"city" text,
	"book_from" date,
	"book_until" date,
	"rental_from" date,
	"rental_until" date,
	"min_days" integer DEFAULT 1 NOT NULL,
	"combines_with_length" boolean DEFAULT true NOT NULL,
	"combines_with_packages" boolean DEFAULT true NOT NULL,
	"max_uses" integer,
	"max_uses_per_person" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "promotion_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promotion_codes_scope" CHECK (num_nonnulls("promotion_codes"."vehicle_id", "promotion_codes"."brand", "promotion_codes"."category") <= 1),
	CONSTRAINT "promotion_codes_discount" CHECK (num_nonnulls("promotion_codes"."percent", "promotion_codes"."amount_cents") = 1),
	CONSTRAINT "promotion_codes_values" CHECK ("promotion_codes"."percent" between 1 and 100 and "promotion_codes"."amount_cents" > 0 and "promotion_codes"."min_days" > 0 and "promotion_codes"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "protections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"excess_percent" integer DEFAULT 100 NOT NULL,
	"deposit_percent" integer DEFAULT 100 NOT NULL,
	"excess_cents_by_category" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deposit_cents_by_category" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "protections_code_unique" UNIQUE("code"),
	CONSTRAINT "protections_values" CHECK ("protections"."price_cents" >= 0 and "protections"."excess_percent" between 0 and 100 and "protections"."deposit_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "rate_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"colour" text DEFAULT 'gold' NOT NULL,
	"vehicle_id" uuid,
	"brand" text,
	"category" text,
	"city" text,
	"from_date" date,
	"until_date" date,
	"yearly" boolean DEFAULT false NOT NULL,
	"weekdays" text[] DEFAULT '{}'::text[] NOT NULL,
	"book_from" date,
	"book_until" date,
	"price_cents" integer,
	"percent" integer,
	"days" integer,
	"window_weekday" text,
	"window_from" text,
	"window_last_day" integer,
	"window_until" text,
	"included_kilometres" integer,
	"always" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rate_rules_scope" CHECK (num_nonnulls("rate_rules"."vehicle_id", "rate_rules"."brand", "rate_rules"."category") <= 1),
	CONSTRAINT "rate_rules_range" CHECK ("rate_rules"."until_date" >= "rate_rules"."from_date"),
	CONSTRAINT "rate_rules_yearly" CHECK (not "rate_rules"."yearly" or num_nulls("rate_rules"."from_date", "rate_rules"."until_date") = 0),
	CONSTRAINT "rate_rules_booking" CHECK ("rate_rules"."book_until" >= "rate_rules"."book_from"),
	CONSTRAINT "rate_rules_kind" CHECK (case "rate_rules"."kind"
        when 'day' then num_nonnulls("rate_rules"."price_cents", "rate_rules"."percent") = 1
        when 'package' then num_nulls("rate_rules"."price_cents", "rate_rules"."window_weekday", "rate_rules"."window_from", "rate_rules"."window_last_day", "rate_rules"."window_until", "rate_rules"."included_kilometres") = 0
        when 'length' then num_nulls("rate_rules"."days", "rate_rules"."percent") = 0
        when 'minimum' then "rate_rules"."days" is not null
        else false end),
	CONSTRAINT "rate_rules_values" CHECK ("rate_rules"."price_cents" > 0 and "rate_rules"."percent" between 1 and 500 and "rate_rules"."days" between 1 and 365 and "rate_rules"."included_kilometres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country" text NOT NULL,
	"code" text DEFAULT 'standard' NOT NULL,
	"valid_from" date NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vat_rates_day" UNIQUE("country","code","valid_from"),
	CONSTRAINT "vat_rates_rate" CHECK ("vat_rates"."rate_basis_points" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "booking_lines" ADD COLUMN "vat_code" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD COLUMN "vat_rate_basis_points" integer;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD COLUMN "phase" text DEFAULT 'booking' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "included_kilometres" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "frozen_rates" jsonb;--> statement-breakpoint
ALTER TABLE "promotion_code_uses" ADD CONSTRAINT "promotion_code_uses_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_code_uses" ADD CONSTRAINT "promotion_code_uses_promotion_code_id_promotion_codes_id_fk" FOREIGN KEY ("promotion_code_id") REFERENCES "public"."promotion_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD CONSTRAINT "promotion_codes_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD CONSTRAINT "promotion_codes_brand_brands_name_fk" FOREIGN KEY ("brand") REFERENCES "public"."brands"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD CONSTRAINT "promotion_codes_city_cities_name_fk" FOREIGN KEY ("city") REFERENCES "public"."cities"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "rate_rules" ADD CONSTRAINT "rate_rules_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_rules" ADD CONSTRAINT "rate_rules_brand_brands_name_fk" FOREIGN KEY ("brand") REFERENCES "public"."brands"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "rate_rules" ADD CONSTRAINT "rate_rules_city_cities_name_fk" FOREIGN KEY ("city") REFERENCES "public"."cities"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "promotion_code_uses_code" ON "promotion_code_uses" USING btree ("promotion_code_id");--> statement-breakpoint
CREATE INDEX "rate_rules_vehicle" ON "rate_rules" USING btree ("vehicle_id");
--> statement-breakpoint
SELECT tell_pages_of('rate_rules'), tell_pages_of('extras'), tell_pages_of('protections'), tell_pages_of('vat_rates');
--> statement-breakpoint
-- Names and descriptions that renters read are translated.
ALTER VIEW "content_sources" RENAME TO "catalogue_content_sources";
--> statement-breakpoint
CREATE VIEW "content_sources" AS
	SELECT * FROM "catalogue_content_sources"
	UNION ALL
	SELECT 'rate_rules', "id"::text, 'name', "name", "name" FROM "rate_rules"
	UNION ALL
	SELECT 'extras', "id"::text, "field", "text", "name"
	FROM "extras", LATERAL (VALUES ('name', "name"), ('description', "description")) texts("field", "text") WHERE "text" <> ''
	UNION ALL
	SELECT 'protections', "id"::text, "field", "text", "name"
	FROM "protections", LATERAL (VALUES ('name', "name"), ('description', "description")) texts("field", "text") WHERE "text" <> '';
--> statement-breakpoint
DO $$
DECLARE shown text;
BEGIN
	FOREACH shown IN ARRAY array['rate_rules', 'extras', 'protections'] LOOP
		EXECUTE format('CREATE TRIGGER delete_content_texts AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION delete_content_texts()', shown);
	END LOOP;
END $$;
--> statement-breakpoint
-- Standard rates of the countries that we serve, each from the day on which it came into force. Monaco counts as France.
INSERT INTO "vat_rates" ("country", "valid_from", "rate_basis_points") VALUES
	('Italia', '2013-10-01', 2200),
	('Francia', '2014-01-01', 2000),
	('Austria', '1984-01-01', 2000),
	('Spagna', '2012-09-01', 2100),
	('Germania', '2021-01-01', 1900),
	('Svizzera', '2024-01-01', 810);
--> statement-breakpoint
UPDATE "booking_lines" SET "vat_rate_basis_points" = (
	SELECT "rate_basis_points" FROM "vat_rates"
	WHERE "country" = "cities"."country" AND "valid_from" <= "bookings"."pickup_date"
	ORDER BY "valid_from" DESC LIMIT 1
)
FROM "bookings" JOIN "cities" ON "cities"."name" = "bookings"."pickup_city"
WHERE "bookings"."id" = "booking_id";
