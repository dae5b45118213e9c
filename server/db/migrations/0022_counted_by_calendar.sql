ALTER TABLE "unit_calendars" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "unit_calendars" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "unit_calendars" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "unit_calendars" ADD COLUMN "available" boolean;--> statement-breakpoint
ALTER TABLE "unit_calendars" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "unit_calendars" ADD COLUMN "turnaround_hours" integer;--> statement-breakpoint
UPDATE unit_calendars SET brand = car.brand, location = car.location, category = car.category, available = car.available,
	price_cents = car.price_cents, turnaround_hours = car.turnaround_hours
FROM vehicles car WHERE car.id = unit_calendars.vehicle_id;--> statement-breakpoint
ALTER TABLE "unit_calendars" ALTER COLUMN "brand" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_calendars" ALTER COLUMN "location" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_calendars" ALTER COLUMN "category" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_calendars" ALTER COLUMN "available" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_calendars" ALTER COLUMN "price_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_calendars" ALTER COLUMN "turnaround_hours" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "unit_calendars_location" ON "unit_calendars" USING btree ("location","vehicle_id","unit");--> statement-breakpoint
CREATE OR REPLACE FUNCTION calendars_of_new_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO unit_calendars (vehicle_id, unit, in_fleet, blocked_from, brand, location, category, available, price_cents, turnaround_hours)
	SELECT added.vehicle_id, added.number, added.in_fleet_to IS NULL, added.blocked_from,
		car.brand, car.location, car.category, car.available, car.price_cents, car.turnaround_hours
	FROM added JOIN vehicles car ON car.id = added.vehicle_id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- What the calendars have of their cars follows those in the same statement, however many are changed at once.
CREATE FUNCTION calendars_follow_cars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE unit_calendars SET brand = car.brand, location = car.location, category = car.category, available = car.available,
		price_cents = car.price_cents, turnaround_hours = car.turnaround_hours
	FROM added car JOIN removed former USING (id)
	WHERE unit_calendars.vehicle_id = car.id
		AND (former.brand, former.location, former.category, former.available, former.price_cents, former.turnaround_hours)
			IS DISTINCT FROM (car.brand, car.location, car.category, car.available, car.price_cents, car.turnaround_hours);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vehicles_calendars AFTER UPDATE ON vehicles REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION calendars_follow_cars();
