import { freeUnitsQuerySchema } from "#domain/forms/bookings/phone-booking.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import {
  type ExpiryTrigger,
  findExpiriesDuringRentals,
  type PlannedRental,
} from "#domain/units/expiries-during-rental.ts";
import { type ExpiryKind, findDueReminder, REMINDER_DAYS } from "#domain/units/expiry.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { expiryEmail } from "#server/mail/staff-mails.ts";
import { listPlannedRentals, type UnitRentalRow } from "#server/repositories/units/planned-rentals.ts";
import { listOpenExpiries, lockUpcomingExpiries, storeReminder } from "#server/repositories/units/unit-expiries.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { processInBatches } from "#server/services/internal/batches.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { parseInput } from "#server/services/parse-input.ts";

/** Maximum number of rows with planned rentals, more than a fleet has. */
const MAX_ROWS = 5000;
/** The key of a rental that is not booked yet, in place of a booking's id. */
const UNBOOKED_KEY = "asked";

/** An expiry of a unit that falls into a rental. */
export interface RentalExpiry {
  unit: Pick<UnitRentalRow, "unitId" | "number" | "plate" | "vehicleId" | "vehicleName">;
  /** The booking; null for a rental that is not booked yet. */
  booking: UnitRentalRow["booking"];
  expiryId: string;
  kind: ExpiryKind;
  by: ExpiryTrigger;
  dueOn: string | null;
  dueKilometres: number | null;
}

/** Lists the expiries that fall into a booking of their unit (product.md#unit-expiries), ordered by pickup; optionally only those of one vehicle. */
export async function listRentalExpiries(ctx: AppContext, db: Queryable, vehicleId?: string): Promise<RentalExpiry[]> {
  return findExpiriesWithin(db, await listPlannedRentals(db, { now: ctx.clock(), vehicleId, limit: MAX_ROWS }), null);
}

/** Lists the expiries of each unit of a car that fall into a rental which is not booked yet. Returns none for an unknown car. Throws "invalid". */
export async function readRentalExpiries(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<RentalExpiry[]> {
  requireAbility(staff, "units.read");
  const { vehicle: slug, pickupDate, pickupTime, returnDate, returnTime } = parseInput(freeUnitsQuerySchema, query);
  const vehicle = await findVehicleBySlug(ctx.db, slug);
  if (!vehicle) return [];
  const [pickup, back] = [
    { date: pickupDate, time: pickupTime },
    { date: returnDate, time: returnTime },
  ];
  const days = countRentalDays(pickup, back, ctx.site.graceMinutes);
  const kilometres = vehicle.terms.includedKilometresPerDay * days;
  const unbookedRental = { key: UNBOOKED_KEY, pickupDate, returnDate, kilometres };
  const rows = await listPlannedRentals(ctx.db, { now: ctx.clock(), vehicleId: vehicle.id, limit: MAX_ROWS });
  return (await findExpiriesWithin(ctx.db, rows, unbookedRental)).filter(({ booking }) => booking === null);
}

/**
 * Lists the expiries of a unit that fall into the changed rental of a booking. The kilometres of the booking's current rental do not count
 * (product.md#unit-expiries).
 */
export async function listExpiriesOfChange(
  ctx: AppContext,
  changed: { booking: string; vehicleId: string; unit: number } & Omit<PlannedRental, "key">,
): Promise<RentalExpiry[]> {
  const { booking, vehicleId, unit, ...rental } = changed;
  const rows = await listPlannedRentals(ctx.db, { now: ctx.clock(), vehicleId, limit: MAX_ROWS });
  const others = rows
    .filter(({ number }) => number === unit)
    .map((row) => (row.booking?.id === booking ? { ...row, booking: null } : row));
  return (await findExpiriesWithin(ctx.db, others, { ...rental, key: UNBOOKED_KEY })).filter(
    (expiry) => expiry.booking === null,
  );
}

/** Returns the expiries that fall into these rentals, and into the rental that is not booked yet, which is checked on every unit. */
async function findExpiriesWithin(
  db: Queryable,
  rows: readonly UnitRentalRow[],
  unbookedRental: PlannedRental | null,
): Promise<RentalExpiry[]> {
  const byUnit = Map.groupBy(rows, ({ unitId }) => unitId);
  if (byUnit.size === 0) return [];
  const expiries = Map.groupBy(await listOpenExpiries(db, [...byUnit.keys()]), ({ unitId }) => unitId);
  const expiriesFound = [...byUnit].flatMap(([unitId, rowsOfUnit]) => {
    const [unit] = rowsOfUnit;
    const open = expiries.get(unitId) ?? [];
    const rentals = [
      ...rowsOfUnit.flatMap(({ booking }) => booking ?? []).map(toPlannedRental),
      ...(unbookedRental ? [unbookedRental] : []),
    ];
    return findExpiriesDuringRentals(rentals, open, unit?.kilometres ?? null).flatMap(({ rental, expiry: id, by }) => {
      const expiry = open.find((one) => one.id === id);
      if (!unit || !expiry) return [];
      const booking = rowsOfUnit.find((row) => row.booking?.id === rental)?.booking ?? null;
      const { kind, dueOn, dueKilometres } = expiry;
      return [{ unit, booking, expiryId: id, kind, by, dueOn, dueKilometres }];
    });
  });
  return expiriesFound.toSorted((one, other) => pickupDateOf(one).localeCompare(pickupDateOf(other)));
}

const pickupDateOf = ({ booking }: RentalExpiry) => booking?.pickupDate ?? "";

const toPlannedRental = ({
  id,
  pickupDate,
  returnDate,
  days,
  terms,
  includedKilometres,
}: NonNullable<UnitRentalRow["booking"]>): PlannedRental => ({
  key: id,
  pickupDate,
  returnDate,
  kilometres: includedKilometres ?? terms.includedKilometresPerDay * days,
});

/** Runs every hour: mails staff a reminder 30, 14 and 3 days before an expiry, once each (product.md#unit-expiries). Returns the number of mails. */
export async function sendExpiryReminders(ctx: AppContext): Promise<number> {
  const today = siteToday(ctx);
  const until = addDays(today, REMINDER_DAYS[0]);
  return processInBatches(ctx, {
    name: "reminding of an expiry",
    lockDue: (tx, window) => lockUpcomingExpiries(tx, { today, until, ...window }),
    idOf: ({ expiry }) => expiry.id,
    handleItem: async (tx, row) => {
      const { id, dueOn, remindedDays } = row.expiry;
      const days = dueOn && findDueReminder(dueOn, today, remindedDays);
      if (!days) return;
      await storeReminder(tx, id, days);
      await ctx.jobs.enqueue(tx, "mail", expiryEmail(row, { today, ...toMailParts(ctx) }));
    },
  });
}

const toMailParts = ({ env: { siteUrl, mailStaff }, site }: AppContext) => ({ siteUrl, staffAddress: mailStaff, site });
