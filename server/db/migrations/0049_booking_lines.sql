CREATE TABLE "booking_lines" (
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"params" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"unit_price_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"rule_id" uuid,
	CONSTRAINT "booking_lines_booking_id_position_pk" PRIMARY KEY("booking_id","position"),
	CONSTRAINT "booking_lines_amount" CHECK ("booking_lines"."amount_cents" = "booking_lines"."quantity" * "booking_lines"."unit_price_cents")
);
--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The lines of a price that only has the columns of its booking: its days at one rate, and the fees.
CREATE FUNCTION lines_of_price_columns(booking "bookings")
RETURNS TABLE ("position" integer, "code" text, "params" jsonb, "quantity" integer, "unit" text, "unit_price_cents" bigint)
LANGUAGE sql STABLE AS $$
	SELECT row_number() OVER (ORDER BY place)::integer - 1, line, params, quantity, unit, unit_price
	FROM (VALUES
		(1, 'days', jsonb_build_object('names', null, 'firstDay', booking.pickup_date), booking.days, 'day', booking.daily_rate_cents::bigint),
		(2, 'one-way', '{}', 1, 'rental', booking.one_way_cents::bigint),
		(3, 'delivery', jsonb_build_object('kilometres', booking.delivery_kilometres), 1, 'rental', booking.delivery_cents::bigint),
		(4, 'collection', jsonb_build_object('kilometres', booking.collection_kilometres), 1, 'rental', booking.collection_cents::bigint),
		(5, 'agreed', jsonb_build_object('kind', booking.agreed_kind, 'percent', booking.agreed_percent), 1, 'rental', -booking.agreed_discount_cents)
	) AS lines(place, line, params, quantity, unit, unit_price)
	WHERE unit_price <> 0 OR (line IN ('days', 'agreed') AND unit_price = 0)
$$;
--> statement-breakpoint
INSERT INTO "booking_lines" ("booking_id", "position", "code", "params", "quantity", "unit", "unit_price_cents", "amount_cents")
SELECT "bookings"."id", "position", "code", "params", "quantity", "unit", "unit_price_cents", "quantity" * "unit_price_cents"
FROM "bookings", lines_of_price_columns("bookings");
--> statement-breakpoint
-- While an upgrade is under way, a process of the former version writes the columns alone. At the end of its transaction the lines follow.
CREATE FUNCTION complete_booking_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE booking "bookings";
BEGIN
	SELECT * INTO booking FROM "bookings" WHERE "id" = NEW."id";
	IF booking."id" IS NULL
		OR booking."total_cents" = (SELECT sum("amount_cents") FROM "booking_lines" WHERE "booking_id" = booking."id") THEN RETURN NULL;
	END IF;
	DELETE FROM "booking_lines" WHERE "booking_id" = booking."id";
	INSERT INTO "booking_lines" ("booking_id", "position", "code", "params", "quantity", "unit", "unit_price_cents", "amount_cents")
	SELECT booking."id", line."position", line."code", line."params", line."quantity", line."unit", line."unit_price_cents", line."quantity" * line."unit_price_cents"
	FROM lines_of_price_columns(booking) line;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_lines" AFTER INSERT OR UPDATE OF "total_cents" ON "bookings"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION complete_booking_lines();
--> statement-breakpoint
-- A replacement or a reopening that staff could still undo has no lines to restore. It could be undone for a minute at most.
DELETE FROM "booking_undos" WHERE "before" ? 'replacement' OR "before" ? 'reopening';
