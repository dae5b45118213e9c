ALTER TABLE "handovers" ADD COLUMN "unit_id" uuid;--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "counter_before_kilometres" integer;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handovers_unit" ON "handovers" USING btree ("unit_id");--> statement-breakpoint
-- Records made so far are about the unit that the booking holds, or held last.
UPDATE "handovers" SET "unit_id" = held."id"
FROM (
	SELECT DISTINCT ON (hold."booking_id") hold."booking_id", unit."id"
	FROM "unit_holds" hold JOIN "units" unit ON unit."vehicle_id" = hold."vehicle_id" AND unit."number" = hold."unit"
	WHERE hold."booking_id" IS NOT NULL
	ORDER BY hold."booking_id", hold."released_at" IS NULL DESC, hold."created_at" DESC
) held
WHERE held."booking_id" = "handovers"."booking_id";--> statement-breakpoint
-- A car that is with its renter stays with that renter, whoever writes: from the record of the pickup, or from "active" on.
CREATE FUNCTION keep_handed_over_unit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	booking_status text;
	collected timestamptz;
	out_vehicle uuid;
	out_unit integer;
BEGIN
	-- Whoever records a pickup has the booking's row locked: a move waits for them and then reads what they wrote.
	IF TG_OP = 'UPDATE' THEN
		PERFORM FROM bookings WHERE id = NEW.booking_id FOR SHARE;
	END IF;
	SELECT status, collected_at INTO booking_status, collected FROM bookings WHERE id = NEW.booking_id;
	IF booking_status NOT IN ('requested', 'confirmed', 'active') THEN
		RETURN NEW;
	END IF;
	SELECT unit.vehicle_id, unit.number INTO out_vehicle, out_unit
	FROM handovers pickup JOIN units unit ON unit.id = pickup.unit_id
	WHERE pickup.booking_id = NEW.booking_id AND pickup.kind = 'pickup';
	IF out_unit IS NULL AND booking_status = 'active' THEN
		SELECT hold.vehicle_id, hold.unit INTO out_vehicle, out_unit
		FROM unit_holds hold WHERE hold.booking_id = NEW.booking_id AND hold.out_since = collected LIMIT 1;
	END IF;
	IF out_unit IS NOT NULL AND (out_vehicle, out_unit) IS DISTINCT FROM (NEW.vehicle_id, NEW.unit) THEN
		RAISE EXCEPTION 'booking % is out with unit % and cannot be given another', NEW.booking_id, out_unit
			USING ERRCODE = 'check_violation', CONSTRAINT = 'unit_holds_handed_over', TABLE = 'unit_holds';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER unit_holds_handed_over_added BEFORE INSERT ON unit_holds
FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION keep_handed_over_unit();--> statement-breakpoint
CREATE TRIGGER unit_holds_handed_over_moved BEFORE UPDATE OF vehicle_id, unit ON unit_holds
FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL AND (OLD.vehicle_id, OLD.unit) IS DISTINCT FROM (NEW.vehicle_id, NEW.unit))
EXECUTE FUNCTION keep_handed_over_unit();--> statement-breakpoint
-- A car whose pickup is recorded is out since then, also before its rental begins, as far as nobody else holds its unit.
UPDATE "unit_holds" SET
	"out_since" = gone."at",
	"during" = CASE WHEN gone."in_the_way" THEN "during" ELSE tstzrange(least(lower("during"), gone."at"), upper("during")) END
FROM (
	SELECT DISTINCT ON (hold."vehicle_id", hold."unit") hold."id", pickup."created_at" AS "at", EXISTS (
		SELECT FROM "unit_holds" other
		WHERE other."vehicle_id" = hold."vehicle_id" AND other."unit" = hold."unit" AND other."id" <> hold."id" AND other."released_at" IS NULL
			AND other."during" && tstzrange(least(pickup."created_at", lower(hold."during")), lower(hold."during"))
	) AS "in_the_way"
	FROM "bookings" booking
	JOIN "handovers" pickup ON pickup."booking_id" = booking."id" AND pickup."kind" = 'pickup'
	JOIN "unit_holds" hold ON hold."booking_id" = booking."id" AND hold."released_at" IS NULL AND hold."releases_at" IS NULL
	WHERE booking."status" = 'confirmed' AND NOT EXISTS (
		SELECT FROM "unit_holds" away
		WHERE away."vehicle_id" = hold."vehicle_id" AND away."unit" = hold."unit" AND away."out_since" IS NOT NULL AND away."released_at" IS NULL
	)
	ORDER BY hold."vehicle_id", hold."unit", pickup."created_at"
) gone
WHERE gone."id" = "unit_holds"."id";
