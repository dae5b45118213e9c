import { sql } from "drizzle-orm";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import type { Queryable } from "#server/db/client.ts";

/** A booking as its renter and staff know it from API responses. */
export interface AcknowledgedBooking {
  id: string;
  reference: string;
  key: string;
  /** Token of the private link; null if nobody received one. */
  token: string | null;
  request: Partial<BookingRequest>;
  status: BookingStatus;
  totalCents: number;
  version: number;
  /** The last call about it got no response, so its outcome is unknown. */
  isUncertain: boolean;
  /** How often staff tried to reopen it. */
  reopenings?: number;
}

interface StoredBooking extends Record<string, unknown> {
  id: string;
  reference: string;
  key: string | null;
  status: BookingStatus;
  total: number;
  version: number;
}

interface HandedOverUnit extends Record<string, unknown> {
  reference: string;
  /** The leg of the rental: it increases when another unit replaces this one. */
  leg: number;
  /** The vehicle's id and the unit's number. */
  unit: string;
}

/** Records acknowledged writes, which must be in the database later whatever happens, and requests without a response. */
export class AcknowledgedWrites {
  readonly bookings: AcknowledgedBooking[] = [];
  /** Requests without a response, by idempotency key. */
  readonly unanswered = new Map<string, Partial<BookingRequest>>();

  /** The unit that each renter had at the last check, by booking reference and leg. */
  #handedOver = new Map<string, string>();

  findByKey(key: string): AcknowledgedBooking | undefined {
    return this.bookings.find((booking) => booking.key === key);
  }

  /** Compares with the database: acknowledged writes must exist, rejected ones must not, and nothing may exist that was never requested. */
  async findViolations(db: Queryable): Promise<string[]> {
    const { rows } = await db.execute<StoredBooking>(
      sql`select id, reference, idempotency_key as key, status, total_cents::float8 as total, version from bookings order by reference`,
    );
    const stored = new Map(rows.map((row) => [row.reference, row]));
    const complaints: string[] = [];
    for (const known of this.bookings) {
      const row = stored.get(known.reference);
      if (!row) complaints.push(`${known.reference} was answered and is gone`);
      else complaints.push(...this.#findDifferences(known, row));
    }
    const answered = new Set(this.bookings.map(({ reference }) => reference));
    for (const row of rows) {
      if (!answered.has(row.reference)) complaints.push(...this.#adopt(row));
    }
    return [...complaints, ...(await this.#findMovedRentals(db))];
  }

  /** A renter who has a car keeps it until a replacement: compares with the last check, whatever changed since. */
  async #findMovedRentals(db: Queryable): Promise<string[]> {
    const { rows } = await db.execute<HandedOverUnit>(sql`
      select bookings.reference,
        (select coalesce(max(position), 1) from booking_units where booking_units.booking_id = bookings.id) as leg, string_agg(distinct hold.vehicle_id || ' ' || hold.unit, ', ') as unit
      from bookings join unit_holds hold on hold.booking_id = bookings.id and hold.released_at is null and hold.releases_at is null
        and hold.ended_leg_id is null
      where bookings.status = 'active' or bookings.status in ('requested', 'confirmed') and exists (
        select from handovers where handovers.booking_id = bookings.id and handovers.kind = 'pickup')
      group by bookings.id`);
    const before = this.#handedOver;
    this.#handedOver = new Map(rows.map((row) => [toLegKey(row), row.unit]));
    return rows.flatMap((row) => {
      const { reference, unit } = row;
      const had = before.get(toLegKey(row)) ?? unit;
      return had === unit ? [] : [`${reference} has left with unit ${had} and is on unit ${unit}`];
    });
  }

  #findDifferences(known: AcknowledgedBooking, row: StoredBooking): string[] {
    const lapsed = known.status === "requested" && row.status === "expired";
    const complaints: string[] = [];
    if (row.status !== known.status && !known.isUncertain && !lapsed)
      complaints.push(`${known.reference} is ${row.status}, ${known.status} was answered`);
    if (row.total !== known.totalCents && !known.isUncertain)
      complaints.push(`${known.reference} costs ${row.total}, ${known.totalCents} was answered`);
    Object.assign(known, {
      id: row.id,
      status: row.status,
      totalCents: row.total,
      version: row.version,
      isUncertain: false,
    });
    return complaints;
  }

  /** A stored booking without an acknowledgement must belong to a request that got no response. */
  #adopt(row: StoredBooking): string[] {
    const request = row.key === null ? undefined : this.unanswered.get(row.key);
    if (!request || row.key === null) return [`${row.reference} was never asked for, or was refused`];
    if (this.findByKey(row.key)) return [`${row.reference} was made twice from one request`];
    this.unanswered.delete(row.key);
    const { id, reference, key, status, total: totalCents, version } = row;
    this.bookings.push({ id, reference, key, token: null, request, status, totalCents, version, isUncertain: false });
    return [];
  }
}

const toLegKey = ({ reference, leg }: HandedOverUnit) => `${reference} ${leg}`;
