CREATE TABLE "unit_calendars" (
	"vehicle_id" uuid NOT NULL,
	"unit" integer NOT NULL,
	"in_fleet" boolean NOT NULL,
	"blocked_from" timestamp with time zone,
	"held" "tstzmultirange" DEFAULT '{}' NOT NULL,
	"out_from" timestamp with time zone,
	"out_back_minutes" integer,
	CONSTRAINT "unit_calendars_vehicle_id_unit_pk" PRIMARY KEY("vehicle_id","unit")
);
--> statement-breakpoint
CREATE TABLE "vehicle_summaries" (
	"brand" text NOT NULL,
	"location" text NOT NULL,
	"category" text NOT NULL,
	"available" boolean NOT NULL,
	"vehicles" integer DEFAULT 0 NOT NULL,
	"lowest_rate_cents" integer,
	"highest_rate_cents" integer,
	"total_rate_cents" bigint,
	"cheapest_id" uuid,
	"cheapest_slug" text,
	"lowest_deposit_cents" integer,
	"highest_deposit_cents" integer,
	"lowest_excess_cents" integer,
	"highest_excess_cents" integer,
	"lowest_included_km_per_day" integer,
	"highest_included_km_per_day" integer,
	"lowest_extra_km_cents" integer,
	"highest_extra_km_cents" integer,
	"lowest_minimum_age" integer,
	"highest_minimum_age" integer,
	"lowest_minimum_licence_years" integer,
	"highest_minimum_licence_years" integer,
	"changed_at" timestamp with time zone,
	CONSTRAINT "vehicle_summaries_brand_location_category_available_pk" PRIMARY KEY("brand","location","category","available")
);
--> statement-breakpoint
DROP INDEX "vehicles_location_category";--> statement-breakpoint
DROP INDEX "vehicles_brand";--> statement-breakpoint
ALTER TABLE "unit_calendars" ADD CONSTRAINT "unit_calendars_unit" FOREIGN KEY ("vehicle_id","unit") REFERENCES "public"."units"("vehicle_id","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "bookings_state" ON "bookings" USING btree ("status","hold_expires_at");--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree (lower("status") collate "C" desc,"pickup_at") WHERE "bookings"."status" in ('requested', 'confirmed', 'active');--> statement-breakpoint
CREATE INDEX "bookings_pickup" ON "bookings" USING btree ("pickup_at");--> statement-breakpoint
CREATE INDEX "bookings_status_return" ON "bookings" USING btree ("status","return_at");--> statement-breakpoint
CREATE INDEX "bookings_updated" ON "bookings" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "vehicles_group" ON "vehicles" USING btree ("brand","location","category");--> statement-breakpoint
CREATE INDEX "vehicles_category_location" ON "vehicles" USING btree (lower("category"),"location");--> statement-breakpoint
CREATE INDEX "vehicles_location_rating" ON "vehicles" USING btree ("location","rating" DESC NULLS FIRST,"price_cents" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "vehicles_brand_rating" ON "vehicles" USING btree ("brand","rating" DESC NULLS FIRST,"price_cents" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "vehicles_location_power" ON "vehicles" USING btree ("location","horsepower" DESC NULLS FIRST,"slug");--> statement-breakpoint
-- Works these groups of cars out anew. Whoever changes a group holds its rows until the end of the transaction, so what is read after taking them
-- has every change of the others, and groups are always taken in the same order.
CREATE FUNCTION summarise_vehicles(brands text[], locations text[], categories text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO vehicle_summaries AS kept (brand, location, category, available)
	SELECT touched.brand, touched.location, touched.category, known.available
	FROM unnest(brands, locations, categories) AS touched(brand, location, category)
	CROSS JOIN (VALUES (false), (true)) AS known(available)
	ORDER BY 1, 2, 3, 4
	ON CONFLICT (brand, location, category, available) DO UPDATE SET vehicles = kept.vehicles;

	UPDATE vehicle_summaries kept SET
		vehicles = coalesce(found.vehicles, 0),
		lowest_rate_cents = found.lowest_rate, highest_rate_cents = found.highest_rate, total_rate_cents = found.total_rate,
		cheapest_id = found.cheapest_id, cheapest_slug = found.cheapest_slug,
		lowest_deposit_cents = found.lowest_deposit, highest_deposit_cents = found.highest_deposit,
		lowest_excess_cents = found.lowest_excess, highest_excess_cents = found.highest_excess,
		lowest_included_km_per_day = found.lowest_km, highest_included_km_per_day = found.highest_km,
		lowest_extra_km_cents = found.lowest_extra_km, highest_extra_km_cents = found.highest_extra_km,
		lowest_minimum_age = found.lowest_age, highest_minimum_age = found.highest_age,
		lowest_minimum_licence_years = found.lowest_licence, highest_minimum_licence_years = found.highest_licence,
		changed_at = found.changed_at
	FROM unnest(brands, locations, categories) AS touched(brand, location, category)
	CROSS JOIN (VALUES (false), (true)) AS known(available)
	LEFT JOIN (
		SELECT car.brand, car.location, car.category, car.available, count(*) AS vehicles,
			min(car.price_cents) AS lowest_rate, max(car.price_cents) AS highest_rate, sum(car.price_cents) AS total_rate,
			(array_agg(car.id ORDER BY car.price_cents, car.slug))[1] AS cheapest_id,
			(array_agg(car.slug ORDER BY car.price_cents, car.slug))[1] AS cheapest_slug,
			min(car.deposit_cents) AS lowest_deposit, max(car.deposit_cents) AS highest_deposit,
			min(car.excess_cents) AS lowest_excess, max(car.excess_cents) AS highest_excess,
			min(car.included_km_per_day) AS lowest_km, max(car.included_km_per_day) AS highest_km,
			min(car.extra_km_cents) AS lowest_extra_km, max(car.extra_km_cents) AS highest_extra_km,
			min(car.minimum_age) AS lowest_age, max(car.minimum_age) AS highest_age,
			min(car.minimum_licence_years) AS lowest_licence, max(car.minimum_licence_years) AS highest_licence,
			max(car.updated_at) AS changed_at
		FROM vehicles car
		JOIN unnest(brands, locations, categories) AS wanted(brand, location, category)
			ON car.brand = wanted.brand AND car.location = wanted.location AND car.category = wanted.category
		GROUP BY car.brand, car.location, car.category, car.available
	) found ON found.brand = touched.brand AND found.location = touched.location AND found.category = touched.category
		AND found.available = known.available
	WHERE kept.brand = touched.brand AND kept.location = touched.location AND kept.category = touched.category
		AND kept.available = known.available;

	DELETE FROM vehicle_summaries kept
	USING unnest(brands, locations, categories) AS touched(brand, location, category)
	WHERE kept.vehicles = 0
		AND kept.brand = touched.brand AND kept.location = touched.location AND kept.category = touched.category;
END $$;--> statement-breakpoint
CREATE FUNCTION summaries_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM summarise_vehicles(array_agg(brand), array_agg(location), array_agg(category))
	FROM (SELECT DISTINCT brand, location, category FROM added) touched HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION summaries_of_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM summarise_vehicles(array_agg(brand), array_agg(location), array_agg(category))
	FROM (SELECT DISTINCT brand, location, category FROM removed) touched HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION summaries_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM summarise_vehicles(array_agg(brand), array_agg(location), array_agg(category))
	FROM (
		SELECT DISTINCT touched.brand, touched.location, touched.category
		FROM removed JOIN added USING (id)
		CROSS JOIN LATERAL (VALUES (removed.brand, removed.location, removed.category), (added.brand, added.location, added.category))
			AS touched(brand, location, category)
		WHERE (removed.slug, removed.brand, removed.location, removed.category, removed.price_cents, removed.available, removed.deposit_cents,
				removed.excess_cents, removed.included_km_per_day, removed.extra_km_cents, removed.minimum_age, removed.minimum_licence_years,
				removed.updated_at)
			IS DISTINCT FROM (added.slug, added.brand, added.location, added.category, added.price_cents, added.available, added.deposit_cents,
				added.excess_cents, added.included_km_per_day, added.extra_km_cents, added.minimum_age, added.minimum_licence_years,
				added.updated_at)
	) touched HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vehicles_summaries_added AFTER INSERT ON vehicles REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION summaries_of_added();--> statement-breakpoint
CREATE TRIGGER vehicles_summaries_removed AFTER DELETE ON vehicles REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION summaries_of_removed();--> statement-breakpoint
CREATE TRIGGER vehicles_summaries_changed AFTER UPDATE ON vehicles REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION summaries_of_changed();--> statement-breakpoint
SELECT summarise_vehicles(array_agg(brand), array_agg(location), array_agg(category))
FROM (SELECT DISTINCT brand, location, category FROM vehicles) present HAVING count(*) > 0;
--> statement-breakpoint
-- Every unit has a calendar, and the calendar what a search asks of its unit.
CREATE FUNCTION calendars_of_new_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO unit_calendars (vehicle_id, unit, in_fleet, blocked_from)
	SELECT vehicle_id, number, in_fleet_to IS NULL, blocked_from FROM added;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER units_calendars_added AFTER INSERT ON units REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION calendars_of_new_units();--> statement-breakpoint
CREATE FUNCTION calendar_follows_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE unit_calendars SET in_fleet = NEW.in_fleet_to IS NULL, blocked_from = NEW.blocked_from
	WHERE vehicle_id = NEW.vehicle_id AND unit = NEW.number;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER units_calendar AFTER UPDATE OF in_fleet_to, blocked_from ON units
FOR EACH ROW EXECUTE FUNCTION calendar_follows_unit();--> statement-breakpoint
-- Holds of a unit never overlap while they are not released, so each is taken out and put in by itself, and two writers of one unit cannot lose
-- each other's. What was over a year before the hold that is written is forgotten, or the row would grow for ever.
CREATE FUNCTION calendar_follows_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.released_at IS NULL THEN
		UPDATE unit_calendars SET held = held - tstzmultirange(OLD.during),
			out_from = CASE WHEN OLD.out_since IS NULL THEN out_from END,
			out_back_minutes = CASE WHEN OLD.out_since IS NULL THEN out_back_minutes END
		WHERE vehicle_id = OLD.vehicle_id AND unit = OLD.unit;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.released_at IS NULL THEN
		UPDATE unit_calendars SET
			held = (held + tstzmultirange(NEW.during))
				* tstzmultirange(tstzrange(least(NEW.created_at, NEW.updated_at, lower(NEW.during)) - interval '1 year', NULL)),
			out_from = CASE WHEN NEW.out_since IS NULL THEN out_from ELSE coalesce(lower(NEW.during), '-infinity') END,
			out_back_minutes = CASE WHEN NEW.out_since IS NULL THEN out_back_minutes
				ELSE coalesce((SELECT transfer_back_minutes FROM bookings WHERE id = NEW.booking_id), 0) END
		WHERE vehicle_id = NEW.vehicle_id AND unit = NEW.unit;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER unit_holds_calendar AFTER INSERT OR UPDATE OF vehicle_id, unit, during, out_since, released_at, booking_id OR DELETE ON unit_holds
FOR EACH ROW EXECUTE FUNCTION calendar_follows_hold();--> statement-breakpoint
CREATE FUNCTION calendar_follows_drive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE unit_calendars SET out_back_minutes = NEW.transfer_back_minutes
	FROM unit_holds hold
	WHERE hold.booking_id = NEW.id AND hold.out_since IS NOT NULL AND hold.released_at IS NULL
		AND unit_calendars.vehicle_id = hold.vehicle_id AND unit_calendars.unit = hold.unit;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_calendar AFTER UPDATE OF transfer_back_minutes ON bookings
FOR EACH ROW WHEN (OLD.transfer_back_minutes <> NEW.transfer_back_minutes) EXECUTE FUNCTION calendar_follows_drive();--> statement-breakpoint
INSERT INTO unit_calendars (vehicle_id, unit, in_fleet, blocked_from, held, out_from, out_back_minutes)
SELECT units.vehicle_id, units.number, units.in_fleet_to IS NULL, units.blocked_from, coalesce(standing.held, '{}'), away.out_from,
	away.back_minutes
FROM units
LEFT JOIN (
	SELECT vehicle_id, unit, range_agg(during) AS held FROM unit_holds WHERE released_at IS NULL GROUP BY vehicle_id, unit
) standing ON standing.vehicle_id = units.vehicle_id AND standing.unit = units.number
LEFT JOIN (
	SELECT hold.vehicle_id, hold.unit, coalesce(lower(hold.during), '-infinity') AS out_from,
		coalesce((SELECT transfer_back_minutes FROM bookings WHERE id = hold.booking_id), 0) AS back_minutes
	FROM unit_holds hold WHERE hold.released_at IS NULL AND hold.out_since IS NOT NULL
) away ON away.vehicle_id = units.vehicle_id AND away.unit = units.number;
