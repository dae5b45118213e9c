import { type SQL, sql } from "drizzle-orm";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { NEXT_IN_LINE_AFTER_MINUTES } from "#domain/waiting-list/waiting-list.ts";
import type { Queryable } from "#server/db/client.ts";
import { LEGAL_STATUS_SETS } from "./legal-histories.ts";

/**
 * Conditions that must hold after any sequence of calls, crashes and clock changes. Each is a query for violations; the column `broken` describes the
 * row.
 */
const INVARIANTS: Readonly<Record<string, SQL>> = {
  "no two holds of a unit overlap": sql`
    select one.id::text as broken from unit_holds one join unit_holds other
      on other.vehicle_id = one.vehicle_id and other.unit = one.unit and other.id > one.id and other.during && one.during
    where one.released_at is null and other.released_at is null`,
  "a unit is out with one renter": sql`
    select vehicle_id::text || ' ' || unit as broken from unit_holds
    where out_since is not null and released_at is null group by vehicle_id, unit having count(*) > 1`,
  "what is active or has the record of its pickup is out, and nothing else": sql`
    select bookings.reference as broken from bookings
    where (bookings.status = 'active' or bookings.status = 'confirmed' and exists (
      select from handovers where booking_id = bookings.id and kind = 'pickup')) <> exists (
      select from unit_holds where booking_id = bookings.id and out_since is not null and released_at is null)
      and bookings.vehicle_id is not null`,
  "an open booking holds its own car for the whole rental, or the car that replaced it for the rest": sql`
    select bookings.reference as broken from bookings
    left join lateral (
      select position, leg.vehicle_id, started_at from booking_units leg where leg.booking_id = bookings.id order by position desc limit 1
    ) leg on true
    where status in ('requested', 'confirmed', 'active') and coalesce(leg.vehicle_id, bookings.vehicle_id) is not null and (
      select count(*) from unit_holds
      where booking_id = bookings.id and unit_holds.vehicle_id = coalesce(leg.vehicle_id, bookings.vehicle_id) and ended_leg_id is null
        and released_at is null and releases_at is null
        and during @> case when leg.position > 1
          then tstzrange(started_at, greatest(started_at, return_at + make_interval(mins => transfer_back_minutes)))
          else tstzrange(least(pickup_at - make_interval(mins => transfer_out_minutes), collected_at), return_at + make_interval(mins => transfer_back_minutes)) end
    ) <> 1`,
  "a booking that came to nothing gives its car back": sql`
    select bookings.reference as broken from bookings join unit_holds on unit_holds.booking_id = bookings.id
    where status in ('declined', 'cancelled', 'no_show', 'expired') and released_at is null and releases_at is null`,
  "states follow the table of transitions": sql`
    select reference as broken from (
      select bookings.reference, bookings.status,
        array_agg(booking_events.status order by array_position(${describeViolation(BOOKING_STATUSES)}, booking_events.status)) as history
      from bookings left join booking_events
        on booking_events.booking_id = bookings.id and kind = 'move' and undone_at is null
      group by bookings.id
    ) histories
    where coalesce(array_to_string(history, ' '), '') || ' > ' || status not in (${sql.join(
      LEGAL_STATUS_SETS.map((statuses) => sql`${statuses}`),
      sql`, `,
    )})`,
  "a booking that stands uses its promotion code, and no other does": sql`
    select bookings.reference as broken from bookings
    join booking_lines on booking_lines.booking_id = bookings.id and booking_lines.code = 'promotion-code'
    join promotion_codes on promotion_codes.code = booking_lines.params ->> 'code'
    left join promotion_code_uses on promotion_code_uses.booking_id = bookings.id and released_at is null
    where status <> 'cancelled' and (promotion_code_uses.booking_id is null) <> (status in ('declined', 'expired'))`,
  "a promotion code counts its uses, and those of bookings that were deleted": sql`
    select code as broken from promotion_codes
    where used < (select count(*) from promotion_code_uses where promotion_code_id = promotion_codes.id and released_at is null)`,
  "a total is the sum of its lines": sql`
    select reference as broken from bookings
    where total_cents is distinct from (select sum(amount_cents) from booking_lines where booking_id = bookings.id)`,
  "the price columns of a booking are those of its lines": sql`
    select reference as broken from bookings cross join lateral (
      select coalesce(sum(amount_cents) filter (where code = 'one-way'), 0) as one_way,
        coalesce(sum(amount_cents) filter (where code = 'delivery'), 0) as delivery,
        coalesce(sum(amount_cents) filter (where code = 'collection'), 0) as collection,
        -sum(amount_cents) filter (where code = 'agreed') as agreed,
        coalesce(sum(quantity) filter (where code = 'days'), 0)
          + coalesce(sum((params ->> 'days')::integer) filter (where code = 'package'), 0) as days
      from booking_lines where booking_id = bookings.id
    ) lines
    where (one_way_cents, delivery_cents, collection_cents, bookings.days) <> (one_way, delivery, collection, lines.days)
      or agreed_discount_cents is distinct from agreed`,
  "the log tells every act of the staff on a booking": sql`
    select booking_events.id::text as broken from booking_events
    where actor not in ('renter', 'system') and not exists (
      select from audit_log
      where audit_log.actor = booking_events.actor
        -- Of one transaction, whatever the clock says; taking an act back writes its event anew.
        and (audit_log.xmin = booking_events.xmin or booking_events.undone_at is not null)
        -- Another unit is given by moving the booking's hold.
        and (entity = 'bookings' and entity_id = booking_events.booking_id::text
          or entity = 'unit_holds' and entity_id in (
            select unit_holds.id::text from unit_holds where unit_holds.booking_id = booking_events.booking_id)))`,
  "a booking belongs to a customer": sql`
    select reference as broken from bookings where customer_id is null`,
  "a car comes back with no fewer kilometres than it left with": sql`
    select pickup.booking_id::text as broken from handovers pickup join handovers back using (booking_unit_id)
    where pickup.kind = 'pickup' and back.kind = 'return' and back.kilometres < pickup.kilometres`,
  "a rental holds the unit that its renter has": sql`
    select bookings.reference as broken
    from bookings join booking_units leg on leg.booking_id = bookings.id and leg.ended_at is null
    join unit_holds hold on hold.booking_id = bookings.id and hold.released_at is null and hold.releases_at is null and hold.ended_leg_id is null
    join units on units.vehicle_id = hold.vehicle_id and units.number = hold.unit
    where leg.unit_id <> units.id`,
  "a unit is out as long as its leg is open": sql`
    select bookings.reference as broken from bookings
    where exists (select from booking_units where booking_id = bookings.id and ended_at is null) <> exists (
      select from unit_holds where booking_id = bookings.id and out_since is not null and released_at is null)
      and bookings.vehicle_id is not null`,
  "the legs of a rental follow one another": sql`
    select booking_id::text as broken from (
      select booking_id, position, started_at, ended_at, end_reason,
        lead(started_at) over legs as next_start, row_number() over legs as place
      from booking_units window legs as (partition by booking_id order by position)
    ) leg
    where position <> place or (next_start is not null) <> (end_reason is not null) or next_start < ended_at`,
  "the hold of a replaced unit is of the unit of its leg": sql`
    select unit_holds.id::text as broken from unit_holds join booking_units leg on leg.id = ended_leg_id
    join units on units.id = leg.unit_id
    where (units.vehicle_id, units.number) <> (unit_holds.vehicle_id, unit_holds.unit) or leg.ended_at is null or out_since is not null`,
  "a recorded pickup without return holds its unit from the pickup on": sql`
    select bookings.reference as broken
    from bookings join booking_units leg on leg.booking_id = bookings.id and leg.ended_at is null
    join handovers pickup on pickup.booking_unit_id = leg.id and pickup.kind = 'pickup'
    join units on units.id = leg.unit_id
    where status in ('confirmed', 'active')
      and not exists (select from handovers where booking_unit_id = leg.id and kind = 'return')
      and not exists (
        select from unit_holds hold
        where hold.booking_id = bookings.id and hold.vehicle_id = units.vehicle_id and hold.unit = units.number and hold.released_at is null
          and hold.out_since <= pickup.created_at and lower(hold.during) <= pickup.created_at)`,
  "a booking with the record of a pickup is confirmed, active or completed": sql`
    select bookings.reference as broken from bookings join handovers on handovers.booking_id = bookings.id and kind = 'pickup'
    where status not in ('confirmed', 'active', 'completed')`,
  "the number of units is the number of units": sql`
    select vehicles.slug as broken from vehicles
    where total_units <> (select count(*) from units where vehicle_id = vehicles.id and in_fleet_to is null)`,
  "one person in line at a time decides on a free car": sql`
    select one.id::text as broken from waiting_list one join waiting_list other
      on other.offered_vehicle_id = one.offered_vehicle_id and other.mailbox <> one.mailbox and other.mailed_at >= one.mailed_at
        and other.pickup_at < one.return_at and other.return_at > one.pickup_at and other.id <> one.id
    where other.mailed_at < one.mailed_at + make_interval(mins => ${NEXT_IN_LINE_AFTER_MINUTES})`,
  "an entry that has ended offers no car": sql`
    select id::text as broken from waiting_list where status not in ('open', 'mailed') and offered_vehicle_id is not null`,
};

/** Returns the violated invariants with their rows; empty for a sound database. Runs a single query. */
export async function findBrokenInvariants(db: Queryable): Promise<string[]> {
  const questions = Object.entries(INVARIANTS).map(
    ([name, query]) => sql`select ${name}::text as name, broken from (${query}) as found`,
  );
  const { rows } = await db.execute<{ name: string; broken: string }>(sql.join(questions, sql` union all `));
  return rows.map(({ name, broken }) => `${name}: ${broken}`);
}

function describeViolation(list: readonly string[]): SQL {
  return sql`array[${sql.join(
    list.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;
}
