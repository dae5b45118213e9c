import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { getChangeScope } from "#domain/bookings/booking-change.ts";
import { statusLabel } from "#domain/bookings/booking-statuses.ts";
import { agreedPriceSchema } from "#domain/forms/bookings/agreed-price.ts";
import { formatEuro } from "#domain/money.ts";
import { type AgreedPrice, agreementLabel, listTotalOf, totalAfterAgreement } from "#domain/prices/agreed-price.ts";
import { withAgreement } from "#domain/prices/price-line.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findAgreement, toAgreedColumns } from "#server/repositories/bookings/agreed-prices.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { toAuditedBooking } from "#server/services/bookings/internal/audited-booking.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/bookings/record/read-booking-detail.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { resolveAgreedPrice } from "#server/services/bookings/shared/resolve-agreed-price.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";

/**
 * Sets an agreed price with its reason, or restores the list price, and mails the renter the new summary (product.md#agreed-price). A repeated call
 * with the same price changes nothing. Throws "invalid" for a discount above the role's limit, for a total below zero and if there is no reason,
 * "not-found", and "conflict" for a booking that has ended or for a stale `version`.
 */
export async function agreeBookingPrice(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.discount");
  const { reason, version, ...agreementFields } = parseInput(agreedPriceSchema, body);
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockBookingForStaff(ctx, tx, { staff, key });
    await rejectStaleVersion(tx, "bookings", before, version, ctx);
    assertPriceChangeable(before, ctx.clock());
    const listTotal = listTotalOf(before);
    const agreed = resolveAgreedPrice(ctx, { staff, fields: agreementFields, listTotal, path: "value" });
    const reasonBefore = (await findAgreement(tx, before.id))?.reason ?? null;
    if (isSameAgreement(before.agreed, agreed) && (!agreed || reasonBefore === reason))
      return bookingDetailOf(ctx, tx, before);
    const after = await writeAgreement(ctx, tx, { staff, before, agreed, listTotal, reason });
    await audit({
      action: "agree-price",
      entity: "bookings",
      entityId: before.id,
      before: { ...toAuditedBooking(before), agreedReason: reasonBefore },
      after: { ...toAuditedBooking(after), agreedReason: reason },
    });
    return bookingDetailOf(ctx, tx, after);
  });
}

function assertPriceChangeable(booking: Booking, now: Date): void {
  const status = statusAt(booking, now);
  if (getChangeScope({ ...booking, status }) !== "none") return;
  throw new ServiceError("conflict", `Il prezzo di una prenotazione «${statusLabel(status)}» non si può più cambiare.`);
}

const isSameAgreement = (one: AgreedPrice | null, other: AgreedPrice | null) =>
  one?.kind === other?.kind && one?.discount === other?.discount && one?.percent === other?.percent;

interface PriceAgreementWrite {
  staff: Staff;
  before: Booking;
  agreed: AgreedPrice | null;
  listTotal: number;
  reason: string;
}

async function writeAgreement(ctx: AppContext, tx: Transaction, agreement: PriceAgreementWrite): Promise<Booking> {
  const { staff, before, agreed, listTotal, reason } = agreement;
  const now = ctx.clock();
  const total = totalAfterAgreement(listTotal, agreed);
  const columns = toAgreedColumns(agreed, { reason, by: staff.userId, at: now });
  await updateStoredBooking(tx, before.id, { ...columns, lines: withAgreement(before.lines, agreed) }, now);
  const title = agreed ? agreementLabel(wordsOf("it"), agreed) : "Prezzo di listino";
  const note = `${title}: ${formatEuro(before.total)} → ${formatEuro(total)}\nMotivo: ${reason}`;
  const event = {
    bookingId: before.id,
    kind: "change",
    status: statusAt(before, now),
    actor: staff.userId,
    note,
  } as const;
  await insertStaffOnlyEvent(tx, event, now);
  if (total !== before.total) {
    const mail = { booking: before.id, kind: "changed", previousTotal: before.total } as const;
    await ctx.jobs.enqueue(tx, "booking-mail", mail);
  }
  const after = await findStoredBooking(tx, { id: before.id });
  if (!after) throw new Error(`Booking ${before.id} was lost under its lock`);
  return after;
}
