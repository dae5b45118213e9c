import { freeUnitsQuerySchema } from "#domain/forms/bookings/phone-booking.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { rentalDays } from "#domain/rental-period/rental-days.ts";
import { dueReminder, type ExpiryKind, REMINDER_DAYS } from "#domain/units/expiry.ts";
import { expiriesWithin, type MetBy, type PlannedRental } from "#domain/units/expiry-in-rental.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { expiryEmail } from "#server/mail/staff-mails.ts";
import { listPlannedRentals, type PlannedRow } from "#server/repositories/units/planned-rentals.ts";
import { listOpenExpiries, lockComingExpiries, noteReminder } from "#server/repositories/units/unit-expiries.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { inBatches } from "#server/services/internal/in-batches.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** More than a fleet has in sight. */
const MOST_ROWS = 5000;
/** Stands for the rental that is asked about. */
const ASKED = "asked";

/** An expiry of a unit that falls within a rental. */
export interface RentalExpiry {
  unit: Pick<PlannedRow, "unitId" | "number" | "plate" | "vehicleId" | "vehicleName">;
  /** The booking; null for a rental that is only asked about. */
  booking: PlannedRow["booking"];
  expiryId: string;
  kind: ExpiryKind;
  by: MetBy;
  dueOn: string | null;
  dueKilometres: number | null;
}

/** The expiries that fall within the bookings that hold their units (product.md#unit-expiries), by pickup; of one vehicle where it is named. */
export async function rentalExpiries(ctx: AppContext, db: Queryable, vehicleId?: string): Promise<RentalExpiry[]> {
  return met(db, await listPlannedRentals(db, { now: ctx.clock(), vehicleId, limit: MOST_ROWS }), null);
}

/** For each unit of a car: what would expire within a rental that is not booked yet. Refuses "invalid"; a car that is not there has none. */
export async function readRentalExpiries(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<RentalExpiry[]> {
  requireAbility(staff, "units.read");
  const { vehicle: slug, pickupDate, pickupTime, returnDate, returnTime } = checkedInput(freeUnitsQuerySchema, query);
  const vehicle = await findVehicleBySlug(ctx.db, slug);
  if (!vehicle) return [];
  const days = rentalDays({ date: pickupDate, time: pickupTime }, { date: returnDate, time: returnTime });
  const kilometres = vehicle.terms.includedKilometresPerDay * days;
  const asked = { key: ASKED, pickupDate, returnDate, kilometres };
  const rows = await listPlannedRentals(ctx.db, { now: ctx.clock(), vehicleId: vehicle.id, limit: MOST_ROWS });
  return (await met(ctx.db, rows, asked)).filter(({ booking }) => booking === null);
}

/** What would expire of one unit within a booking as it is about to be: its rental of now does not count (product.md#unit-expiries). */
export async function expiriesOfChanged(
  ctx: AppContext,
  changed: { booking: string; vehicleId: string; unit: number } & Omit<PlannedRental, "key">,
): Promise<RentalExpiry[]> {
  const { booking, vehicleId, unit, ...rental } = changed;
  const rows = await listPlannedRentals(ctx.db, { now: ctx.clock(), vehicleId, limit: MOST_ROWS });
  const others = rows
    .filter(({ number }) => number === unit)
    .map((row) => (row.booking?.id === booking ? { ...row, booking: null } : row));
  return (await met(ctx.db, others, { ...rental, key: ASKED })).filter((expiry) => expiry.booking === null);
}

/** What expires within the rentals of these rows, and within the one that is asked about, on every unit. */
async function met(db: Queryable, rows: readonly PlannedRow[], asked: PlannedRental | null): Promise<RentalExpiry[]> {
  const byUnit = Map.groupBy(rows, ({ unitId }) => unitId);
  if (byUnit.size === 0) return [];
  const expiries = Map.groupBy(await listOpenExpiries(db, [...byUnit.keys()]), ({ unitId }) => unitId);
  const found = [...byUnit].flatMap(([unitId, ofUnit]) => {
    const [unit] = ofUnit;
    const open = expiries.get(unitId) ?? [];
    const rentals = [...ofUnit.flatMap(({ booking }) => booking ?? []).map(planned), ...(asked ? [asked] : [])];
    return expiriesWithin(rentals, open, unit?.kilometres ?? null).flatMap(({ rental, expiry: id, by }) => {
      const expiry = open.find((one) => one.id === id);
      if (!unit || !expiry) return [];
      const booking = ofUnit.find((row) => row.booking?.id === rental)?.booking ?? null;
      const { kind, dueOn, dueKilometres } = expiry;
      return [{ unit, booking, expiryId: id, kind, by, dueOn, dueKilometres }];
    });
  });
  return found.toSorted((one, other) => pickupOf(one).localeCompare(pickupOf(other)));
}

const pickupOf = ({ booking }: RentalExpiry) => booking?.pickupDate ?? "";

const planned = ({ id, pickupDate, returnDate, days, terms }: NonNullable<PlannedRow["booking"]>): PlannedRental => ({
  key: id,
  pickupDate,
  returnDate,
  kilometres: terms.includedKilometresPerDay * days,
});

/** What the server does every hour: staff get a mail 30, 14 and 3 days before an expiry, once each (product.md#unit-expiries). Returns how many. */
export async function remindExpiries(ctx: AppContext): Promise<number> {
  const today = siteToday(ctx);
  const until = addDays(today, REMINDER_DAYS[0]);
  return inBatches(ctx, {
    name: "reminding of an expiry",
    take: (tx, window) => lockComingExpiries(tx, { today, until, ...window }),
    idOf: ({ expiry }) => expiry.id,
    work: async (tx, row) => {
      const { id, dueOn, remindedDays } = row.expiry;
      const days = dueOn && dueReminder(dueOn, today, remindedDays);
      if (!days) return;
      await noteReminder(tx, id, days);
      await ctx.jobs.enqueue(tx, "mail", expiryEmail(row, { today, ...mailParts(ctx) }));
    },
  });
}

const mailParts = ({ env: { siteUrl, mailStaff }, site }: AppContext) => ({ siteUrl, staffAddress: mailStaff, site });
