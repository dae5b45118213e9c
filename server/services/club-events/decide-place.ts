import { toClubEventState } from "#domain/club-events/club-event-state.ts";
import type { PlaceDecision } from "#domain/club-events/place-decision-email.ts";
import { clubPlaceSchema } from "#domain/forms/club-events/club-event.ts";
import { languageOnSite } from "#domain/languages.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { lockClubEventBySlug, type StoredClubEvent } from "#server/repositories/club-events/club-events.ts";
import { findClubPlace, storePlaceDecision } from "#server/repositories/club-events/club-places.ts";
import { lockEnquiry, type StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import {
  eventRows,
  readEventIn,
  requestedEventSlug,
  requestedPlaces,
} from "#server/services/club-events/internal/event-rows.ts";
import { type EnquiryPlace, readEnquiryPlace } from "#server/services/club-events/shared/enquiry-place.ts";
import {
  assertAnswerable,
  markAnswered,
  postStaffMessage,
} from "#server/services/enquiries/shared/post-staff-message.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/words/booking-words.ts";
import { EVENT_IS_CANCELLED, EVENT_IS_OVER } from "#server/services/words/content-words.ts";

/**
 * Accepts or declines a club request (product.md#club): gives or frees its places, adds the reply to the conversation, mails the reply and marks the
 * request as answered. Locks the event, so that no more places are given than it has. A repeated call with the same decision changes nothing. Throws
 * "invalid" for wrong fields, "not-found", and "conflict" if the request is closed or has no event, for a stale `version`, for a past or cancelled
 * event, and if there are not enough places.
 */
export async function decidePlace(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<EnquiryPlace> {
  requireAbility(staff, "enquiries.manage");
  const enquiryId = parseId(id, NO_SUCH_ENQUIRY);
  const { decision, body: letter, version } = parseInput(clubPlaceSchema, body);
  const decided = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockEnquiry(tx, enquiryId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
    const event = await lockRequestedEvent(tx, before);
    const placeBefore = await findClubPlace(tx, enquiryId);
    if (placeBefore?.decision === decision) return before;
    assertAnswerable(before);
    await rejectStaleVersion(tx, "enquiries", before, version, ctx);
    const places = requestedPlaces(before);
    if (decision === "accepted") assertPlacesLeft(ctx, event, places);
    await storePlaceDecision(tx, { enquiryId, eventId: event.id, places, ...toDecisionColumns(ctx, staff, decision) });
    const language = languageOnSite(ctx.site.languages, before.language);
    const { title } = await readEventIn(tx, language, event);
    const rows = eventRows({ ...before, language }, title);
    await postStaffMessage(ctx, tx, before, { staff, body: letter, key: null, rows });
    const after = await markAnswered(ctx, tx, before, staff);
    await audit({
      action: decision === "accepted" ? "accept" : "decline",
      entity: "enquiries",
      entityId: enquiryId,
      before: { ...before, place: placeBefore?.decision ?? null },
      after: { ...after, place: decision },
    });
    return after;
  });
  const place = await readEnquiryPlace(ctx, decided);
  if (!place) throw noEventRequested();
  return place;
}

async function lockRequestedEvent(tx: Transaction, enquiry: StoredEnquiry): Promise<StoredClubEvent> {
  const slug = requestedEventSlug(enquiry);
  const event = slug === null ? null : await lockClubEventBySlug(tx, slug);
  if (!event) throw noEventRequested();
  return event;
}

function assertPlacesLeft(ctx: AppContext, event: StoredClubEvent, places: number): void {
  const { state, remaining } = toClubEventState(event, siteToday(ctx));
  if (state === "past") throw new ServiceError("conflict", EVENT_IS_OVER);
  if (state === "cancelled") throw new ServiceError("conflict", EVENT_IS_CANCELLED);
  if (remaining >= places) return;
  throw new ServiceError(
    "conflict",
    remaining === 0 ? "L'evento è al completo." : "Resta un posto solo, ne chiede due.",
  );
}

const toDecisionColumns = (ctx: AppContext, staff: Staff, decision: PlaceDecision) => ({
  decision,
  decidedBy: staff.userId,
  decidedAt: ctx.clock(),
});

const noEventRequested = () => new ServiceError("conflict", "Questa richiesta non riguarda un evento.");
