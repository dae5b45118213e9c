CREATE TABLE "booking_units" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"vehicle_id" uuid,
	"vehicle_name" text NOT NULL,
	"unit_id" uuid,
	"unit_number" integer,
	"unit_plate" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"end_note" text,
	"end_city" text,
	"end_place" text,
	"base_city" text,
	"back_kilometres" integer DEFAULT 0 NOT NULL,
	"back_minutes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_units_position" UNIQUE("booking_id","position"),
	CONSTRAINT "booking_units_booking" UNIQUE("id","booking_id"),
	CONSTRAINT "booking_units_position_positive" CHECK ("booking_units"."position" >= 1),
	CONSTRAINT "booking_units_span" CHECK ("booking_units"."ended_at" >= "booking_units"."started_at"),
	CONSTRAINT "booking_units_reason" CHECK ("booking_units"."end_reason" in ('breakdown', 'accident', 'upgrade', 'other')),
	CONSTRAINT "booking_units_replaced" CHECK ("booking_units"."end_reason" is null or "booking_units"."ended_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "handovers" DROP CONSTRAINT "handovers_pair";--> statement-breakpoint
ALTER TABLE "day_tasks" DROP CONSTRAINT "day_tasks_pair";--> statement-breakpoint
ALTER TABLE "handovers" DROP CONSTRAINT "handovers_unit_id_units_id_fk";
--> statement-breakpoint
DROP INDEX "handovers_unit";--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "booking_unit_id" uuid;--> statement-breakpoint
ALTER TABLE "unit_holds" ADD COLUMN "ended_leg_id" uuid;--> statement-breakpoint
ALTER TABLE "day_tasks" ADD COLUMN "leg" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_units" ADD CONSTRAINT "booking_units_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_units" ADD CONSTRAINT "booking_units_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_units" ADD CONSTRAINT "booking_units_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_units" ADD CONSTRAINT "booking_units_end_city_cities_name_fk" FOREIGN KEY ("end_city") REFERENCES "public"."cities"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "booking_units" ADD CONSTRAINT "booking_units_base_city_cities_name_fk" FOREIGN KEY ("base_city") REFERENCES "public"."cities"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
-- Every booking whose car has left has one leg: the unit of its records or, without records, the unit that it holds or held last.
INSERT INTO "booking_units" ("booking_id", "position", "vehicle_id", "vehicle_name", "unit_id", "unit_number", "unit_plate", "started_at", "ended_at", "created_at")
SELECT booking."id", 1, coalesce(unit."vehicle_id", booking."vehicle_id"), booking."vehicle_name", unit."id", booking."unit_number", booking."unit_plate",
	departure."at",
	CASE WHEN booking."status" IN ('requested', 'confirmed', 'active') THEN NULL
		ELSE greatest(departure."at", booking."returned_at", CASE WHEN booking."returned_at" IS NULL THEN booking."return_at" END) END,
	departure."at"
FROM "bookings" booking
LEFT JOIN LATERAL (
	SELECT min(record."created_at") AS "at", (array_agg(record."unit_id") FILTER (WHERE record."unit_id" IS NOT NULL))[1] AS "unit_id", count(*) > 0 AS "exists"
	FROM "handovers" record WHERE record."booking_id" = booking."id"
) recorded ON true
LEFT JOIN LATERAL (
	SELECT held."id", hold."out_since"
	FROM "unit_holds" hold JOIN "units" held ON held."vehicle_id" = hold."vehicle_id" AND held."number" = hold."unit"
	WHERE hold."booking_id" = booking."id"
	ORDER BY hold."released_at" IS NULL DESC, hold."out_since" IS NULL, hold."created_at" DESC LIMIT 1
) last_hold ON true
LEFT JOIN "units" unit ON unit."id" = coalesce(recorded."unit_id", last_hold."id")
CROSS JOIN LATERAL (SELECT coalesce(last_hold."out_since", booking."collected_at", recorded."at", booking."pickup_at") AS "at") departure
WHERE booking."status" IN ('active', 'completed') OR booking."collected_at" IS NOT NULL OR recorded."exists";--> statement-breakpoint
UPDATE "handovers" SET "booking_unit_id" = leg."id" FROM "booking_units" leg WHERE leg."booking_id" = "handovers"."booking_id";--> statement-breakpoint
ALTER TABLE "handovers" ALTER COLUMN "booking_unit_id" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_units_open" ON "booking_units" USING btree ("booking_id") WHERE "booking_units"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "booking_units_unit" ON "booking_units" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "booking_units_vehicle" ON "booking_units" USING btree ("vehicle_id");--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_leg" FOREIGN KEY ("booking_unit_id","booking_id") REFERENCES "public"."booking_units"("id","booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_holds" ADD CONSTRAINT "unit_holds_ended_leg" FOREIGN KEY ("ended_leg_id","booking_id") REFERENCES "public"."booking_units"("id","booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handovers_booking" ON "handovers" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "handovers" DROP COLUMN "unit_id";--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_pair" UNIQUE("booking_unit_id","kind");--> statement-breakpoint
ALTER TABLE "day_tasks" ADD CONSTRAINT "day_tasks_pair" UNIQUE("booking_id","kind","leg");--> statement-breakpoint
-- Whoever writes, the booking's current hold is of the unit that its renter has. Holds of units that were replaced are exempt.
CREATE OR REPLACE FUNCTION keep_handed_over_unit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	out_vehicle uuid;
	out_unit integer;
BEGIN
	IF NEW.ended_leg_id IS NOT NULL THEN
		RETURN NEW;
	END IF;
	-- Whoever records a pickup has the booking's row locked: a move waits for them and then reads what they wrote.
	IF TG_OP = 'UPDATE' THEN
		PERFORM FROM bookings WHERE id = NEW.booking_id FOR SHARE;
	END IF;
	SELECT unit.vehicle_id, unit.number INTO out_vehicle, out_unit
	FROM booking_units leg JOIN units unit ON unit.id = leg.unit_id
	WHERE leg.booking_id = NEW.booking_id AND leg.ended_at IS NULL;
	IF out_unit IS NOT NULL AND (out_vehicle, out_unit) IS DISTINCT FROM (NEW.vehicle_id, NEW.unit) THEN
		RAISE EXCEPTION 'booking % is out with unit % and cannot be given another', NEW.booking_id, out_unit
			USING ERRCODE = 'check_violation', CONSTRAINT = 'unit_holds_handed_over', TABLE = 'unit_holds';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER unit_holds_handed_over_moved ON unit_holds;--> statement-breakpoint
CREATE TRIGGER unit_holds_handed_over_moved BEFORE UPDATE OF vehicle_id, unit, ended_leg_id ON unit_holds
FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL AND (OLD.vehicle_id, OLD.unit, OLD.ended_leg_id) IS DISTINCT FROM (NEW.vehicle_id, NEW.unit, NEW.ended_leg_id))
EXECUTE FUNCTION keep_handed_over_unit();
