CREATE TABLE "booking_undos" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"plate" text,
	"vin" text,
	"first_registration" date,
	"paint" jsonb,
	"leather" jsonb,
	"stitching" jsonb,
	"trim" jsonb,
	"kilometres" integer,
	"ownership" text,
	"notes" text,
	"pictures" text[] DEFAULT '{}'::text[] NOT NULL,
	"stands_at" text,
	"in_fleet_from" date DEFAULT now() NOT NULL,
	"in_fleet_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "units_number" UNIQUE("vehicle_id","number"),
	CONSTRAINT "units_number_positive" CHECK ("units"."number" >= 1),
	CONSTRAINT "units_kilometres" CHECK ("units"."kilometres" >= 0),
	CONSTRAINT "units_ownership" CHECK ("units"."ownership" in ('owned', 'leased', 'consigned')),
	CONSTRAINT "units_fleet_days" CHECK ("units"."in_fleet_to" >= "units"."in_fleet_from")
);
--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "unit_number" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "unit_plate" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "collected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "expected_return_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "overdue_told" text;--> statement-breakpoint
ALTER TABLE "unit_holds" ADD COLUMN "out_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unit_holds" ADD COLUMN "releases_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_undos" ADD CONSTRAINT "booking_undos_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_undos" ADD CONSTRAINT "booking_undos_event_id_booking_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."booking_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "units_plate" ON "units" USING btree ("plate") WHERE "units"."in_fleet_to" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "units_vin" ON "units" USING btree ("vin") WHERE "units"."in_fleet_to" is null;--> statement-breakpoint
-- Every vehicle has the units it counts; what a hold of the past names beyond that count has left the fleet.
INSERT INTO "units" ("vehicle_id", "number", "in_fleet_from", "in_fleet_to")
SELECT v."id", n, v."created_at"::date, CASE WHEN n > v."total_units" THEN current_date END
FROM "vehicles" v
CROSS JOIN LATERAL generate_series(1, greatest(v."total_units", coalesce((SELECT max(h."unit") FROM "unit_holds" h WHERE h."vehicle_id" = v."id"), 1))) n;--> statement-breakpoint
UPDATE "bookings" b SET "collected_at" = e.at
FROM (SELECT "booking_id", max("created_at") AS at FROM "booking_events" WHERE "kind" = 'move' AND "status" = 'active' GROUP BY 1) e
WHERE e."booking_id" = b."id" AND b."status" IN ('active', 'completed');--> statement-breakpoint
UPDATE "bookings" b SET "returned_at" = e.at
FROM (SELECT "booking_id", max("created_at") AS at FROM "booking_events" WHERE "kind" = 'move' AND "status" = 'completed' GROUP BY 1) e
WHERE e."booking_id" = b."id" AND b."status" = 'completed';--> statement-breakpoint
-- Until now two bookings could be in progress on one unit; the car is out with the one that took it last.
UPDATE "unit_holds" h SET "out_since" = o."since"
FROM (
	SELECT DISTINCT ON (h."vehicle_id", h."unit") h."id", coalesce(b."collected_at", b."pickup_at") AS since
	FROM "unit_holds" h JOIN "bookings" b ON b."id" = h."booking_id"
	WHERE b."status" = 'active' AND h."released_at" IS NULL
	ORDER BY h."vehicle_id", h."unit", coalesce(b."collected_at", b."pickup_at") DESC
) o WHERE o."id" = h."id";--> statement-breakpoint
-- One word for what the program does by its own clock or command.
UPDATE "booking_events" SET "actor" = 'system' WHERE "actor" = 'house';--> statement-breakpoint
UPDATE "audit_log" SET "actor" = 'system' WHERE "actor" = 'house';--> statement-breakpoint
-- Mails that wait in the queue under the name they had.
DO $$ BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		UPDATE pgboss.job SET data = jsonb_set(data, '{kind}', '"cancelled-by-staff"') WHERE name = 'booking-mail' AND data ->> 'kind' = 'house-cancelled';
	END IF;
END $$;--> statement-breakpoint
-- What was already late is told in the panel, not by a mail for each.
UPDATE "bookings" SET "overdue_told" = CASE "status" WHEN 'active' THEN 'return' ELSE 'pickup' END
WHERE ("status" = 'active' AND "return_at" < now()) OR ("status" = 'confirmed' AND "pickup_at" < now());--> statement-breakpoint
ALTER TABLE "unit_holds" ADD CONSTRAINT "unit_holds_unit" FOREIGN KEY ("vehicle_id","unit") REFERENCES "public"."units"("vehicle_id","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "bookings_open_return" ON "bookings" USING btree ("return_at") WHERE "bookings"."status" in ('confirmed', 'active');--> statement-breakpoint
CREATE INDEX "unit_holds_unit_past" ON "unit_holds" USING btree ("vehicle_id","unit");--> statement-breakpoint
CREATE UNIQUE INDEX "unit_holds_out_once" ON "unit_holds" USING btree ("vehicle_id","unit") WHERE "unit_holds"."out_since" is not null and "unit_holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "unit_holds_releases" ON "unit_holds" USING btree ("releases_at") WHERE "unit_holds"."released_at" is null;--> statement-breakpoint
-- The number of a vehicle's units is the number of its units, whichever of the two is written.
CREATE FUNCTION units_follow_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	present integer;
BEGIN
	SELECT count(*) INTO present FROM units WHERE vehicle_id = NEW.id AND in_fleet_to IS NULL;
	IF present < NEW.total_units THEN
		-- The lowest numbers that no car of this vehicle has or had.
		INSERT INTO units (vehicle_id, number, in_fleet_from)
		SELECT NEW.id, n, NEW.updated_at::date FROM generate_series(1, NEW.total_units + (SELECT count(*) FROM units WHERE vehicle_id = NEW.id)) n
		WHERE NOT EXISTS (SELECT FROM units WHERE vehicle_id = NEW.id AND number = n)
		ORDER BY n LIMIT NEW.total_units - present;
	ELSIF present > NEW.total_units THEN
		-- From the highest number down. One that was never told apart or held leaves no trace.
		WITH leaving AS (
			SELECT id, number, plate IS NULL AND vin IS NULL AND NOT EXISTS (
				SELECT FROM unit_holds WHERE unit_holds.vehicle_id = NEW.id AND unit = units.number
			) AS blank
			FROM units WHERE vehicle_id = NEW.id AND in_fleet_to IS NULL
			ORDER BY number DESC LIMIT present - NEW.total_units
		), gone AS (
			DELETE FROM units USING leaving WHERE units.id = leaving.id AND leaving.blank
		)
		UPDATE units SET in_fleet_to = greatest(in_fleet_from, NEW.updated_at::date), updated_at = NEW.updated_at, version = version + 1
		FROM leaving WHERE units.id = leaving.id AND NOT leaving.blank;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vehicles_units_changed AFTER UPDATE OF total_units ON vehicles
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION units_follow_count();--> statement-breakpoint
-- New vehicles have their units at once, all that one statement brings together.
CREATE FUNCTION units_of_new_vehicles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO units (vehicle_id, number, in_fleet_from)
	SELECT added.id, n, added.created_at::date FROM added CROSS JOIN LATERAL generate_series(1, added.total_units) n;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vehicles_units_added AFTER INSERT ON vehicles REFERENCING NEW TABLE AS added
FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION units_of_new_vehicles();--> statement-breakpoint
CREATE FUNCTION count_follows_units() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	vehicle uuid := coalesce(NEW.vehicle_id, OLD.vehicle_id);
BEGIN
	UPDATE vehicles SET total_units = present.count
	FROM (SELECT count(*) FROM units WHERE vehicle_id = vehicle AND in_fleet_to IS NULL) present
	WHERE id = vehicle AND total_units <> present.count;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER units_count AFTER INSERT OR DELETE OR UPDATE OF in_fleet_to ON units
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION count_follows_units();
