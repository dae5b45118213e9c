ALTER TABLE "vehicles" ADD COLUMN "derived_slug" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(lower(brand || '-' || name), '\s+', '-', 'g'), '[^a-z0-9-]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "horsepower" integer GENERATED ALWAYS AS (coalesce(substring(replace(specs ->> 'power', '.', '') from '(?i)(\d{1,5})\s*(?:cv|hp|ps)\y')::integer, round(substring(replace(specs ->> 'power', '.', '') from '(?i)(\d{1,5})\s*kw\y')::integer * 1.35962)::integer, 0)) STORED;--> statement-breakpoint
CREATE INDEX "vehicles_derived_slug" ON "vehicles" USING btree ("derived_slug");--> statement-breakpoint
CREATE INDEX "vehicles_price" ON "vehicles" USING btree ("price_cents","slug");--> statement-breakpoint
CREATE INDEX "vehicles_location_price" ON "vehicles" USING btree ("location","price_cents","slug");--> statement-breakpoint
CREATE INDEX "vehicles_rating" ON "vehicles" USING btree ("rating" DESC NULLS FIRST,"price_cents" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "vehicles_power" ON "vehicles" USING btree ("horsepower" DESC NULLS FIRST,"slug");