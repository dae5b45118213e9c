import { clubEventState } from "#domain/club/club-calendar.ts";
import type { PlaceDecision } from "#domain/club/place-email.ts";
import { clubPlaceSchema } from "#domain/forms/content/club-event.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { lockClubEventBySlug, type StoredClubEvent } from "#server/repositories/content/club-events.ts";
import { findPlace, writePlace } from "#server/repositories/content/club-places.ts";
import { lockEnquiry, type StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput } from "#server/services/checked-input.ts";
import { eventNamed, eventRows, placesAsked } from "#server/services/club-events/internal/event-rows.ts";
import { type EnquiryPlace, readEnquiryPlace } from "#server/services/club-events/shared/enquiry-place.ts";
import { leaveWords, markAnswered, refuseClosed } from "#server/services/enquiries/shared/leave-answer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/words/booking-words.ts";

/**
 * Accepts or declines a request that names an event (product.md#club): its places are given or freed, the letter stands in the conversation and goes
 * out by mail, and the request is answered. Who gives the last place waits for whoever else does, so that there are never more guests than
 * places. The same decision again changes nothing. Refuses "invalid" for wrong fields, "not-found", and "conflict" for a request without
 * an event or closed, one that has changed since `version`, an event that is over or called off, and too few places.
 */
export async function decidePlace(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<EnquiryPlace> {
  requireAbility(staff, "enquiries.manage");
  const enquiryId = checkedId(id, NO_SUCH_ENQUIRY);
  const { decision, body: letter, version } = checkedInput(clubPlaceSchema, body);
  const decided = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockEnquiry(tx, enquiryId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
    const event = await lockNamedEvent(tx, before);
    const known = await findPlace(tx, enquiryId);
    if (known?.decision === decision) return before;
    refuseClosed(before);
    await rejectStaleVersion(tx, "enquiries", before, version, ctx);
    const places = placesAsked(before);
    if (decision === "accepted") refuseFull(ctx, event, places);
    await writePlace(tx, { enquiryId, eventId: event.id, places, ...stamp(ctx, staff, decision) });
    await leaveWords(ctx, tx, before, { staff, body: letter, key: null, rows: eventRows(before, event) });
    const after = await markAnswered(ctx, tx, before, staff);
    await audit({
      action: decision === "accepted" ? "accept" : "decline",
      entity: "enquiries",
      entityId: enquiryId,
      before: { ...before, place: known?.decision ?? null },
      after: { ...after, place: decision },
    });
    return after;
  });
  const place = await readEnquiryPlace(ctx, decided);
  if (!place) throw noEvent();
  return place;
}

async function lockNamedEvent(tx: Transaction, enquiry: StoredEnquiry): Promise<StoredClubEvent> {
  const slug = eventNamed(enquiry);
  const event = slug === null ? null : await lockClubEventBySlug(tx, slug);
  if (!event) throw noEvent();
  return event;
}

function refuseFull(ctx: AppContext, event: StoredClubEvent, places: number): void {
  const { state, remaining } = clubEventState(event, siteToday(ctx));
  if (state === "past") throw new ServiceError("conflict", "Questo evento si è concluso.");
  if (state === "cancelled") throw new ServiceError("conflict", "Questo evento è stato annullato.");
  if (remaining >= places) return;
  throw new ServiceError(
    "conflict",
    remaining === 0 ? "L'evento è al completo." : "Resta un posto solo, ne chiede due.",
  );
}

const stamp = (ctx: AppContext, staff: Staff, decision: PlaceDecision) => ({
  decision,
  decidedBy: staff.userId,
  decidedAt: ctx.clock(),
});

const noEvent = () => new ServiceError("conflict", "Questa richiesta non riguarda un evento.");
