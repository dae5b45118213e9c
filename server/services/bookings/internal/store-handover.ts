import { requiredPictureKinds } from "#domain/bookings/handover-pictures.ts";
import type { HandoverForm, HandoverKind } from "#domain/forms/bookings/handover.ts";
import { listPictureProblems } from "#domain/forms/bookings/handover-pictures.ts";
import type { CamelCased } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { type HandoverRow, insertHandover, updateHandover } from "#server/repositories/bookings/handovers.ts";
import { type RecordedUnit, updateUnitCounter } from "#server/services/bookings/internal/unit-counter.ts";

export interface HandoverToStore {
  bookingId: string;
  legId: string;
  kind: HandoverKind;
  form: CamelCased<HandoverForm>;
  /** The stored record that the form corrects; null if there is none yet. */
  before: HandoverRow | null;
  /** The return record of the same leg while the form corrects the pickup. The unit's odometer reading is then that of the return. */
  returnRecord?: HandoverRow | null;
  recordedBy: string;
  now: Date;
}

/**
 * Stores a handover record of a leg, or corrects it, and sets the unit's odometer reading. After the correction of a pickup whose return is recorded,
 * the return record begins from the corrected reading instead. Throws "invalid" for a missing required picture, and for a reading below or far above
 * that of the unit that staff have not confirmed.
 */
export async function storeHandover(
  ctx: AppContext,
  tx: Transaction,
  unit: RecordedUnit,
  handover: HandoverToStore,
): Promise<HandoverRow> {
  const { bookingId, legId, kind, form, before, returnRecord, recordedBy, now } = handover;
  const { version: _seen, counterWentBack: _isLower, counterJumped: _isFarHigher, leg: _position, ...state } = form;
  const required = requiredPictureKinds(ctx.site.requiredPictures[kind], before);
  const [problem, ...others] = listPictureProblems(state, required);
  if (problem) throw new ServiceError("invalid", problem.message, [problem, ...others]);
  if (before && returnRecord) {
    if (returnRecord.counterBeforeKilometres === before.kilometres)
      await updateHandover(tx, returnRecord.id, { counterBeforeKilometres: form.kilometres }, now);
    return updateHandover(tx, before.id, { ...state, recordedBy }, now);
  }
  const recordedAt = before?.createdAt ?? now;
  const counterBeforeKilometres = await updateUnitCounter(ctx, tx, unit, { form, recordedAt, now });
  if (before) return updateHandover(tx, before.id, { ...state, recordedBy }, now);
  return insertHandover(tx, {
    ...state,
    bookingId,
    bookingUnitId: legId,
    kind,
    counterBeforeKilometres,
    recordedBy,
    createdAt: now,
    updatedAt: now,
  });
}
