import { MAX_CLUB_EVENTS } from "#domain/club-events/club-event.ts";
import { type ClubEventState, toClubEventState } from "#domain/club-events/club-event-state.ts";
import { clubEventChangesSchema, newClubEventSchema } from "#domain/forms/club-events/club-event.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { languageOnSite } from "#domain/languages.ts";
import { builtInMailText } from "#domain/mail-texts/built-in-mail-text.ts";
import { companyValues, renderMailText } from "#domain/mail-texts/fill-mail-text.ts";
import { slugify } from "#domain/slug.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import {
  countClubEvents,
  countUndecidedRequests,
  deleteClubEventRow,
  hasEventRequests,
  insertClubEvent,
  lockClubEvent,
  readStoredClubEvents,
  type StoredClubEvent,
  updateClubEventRow,
} from "#server/repositories/club-events/club-events.ts";
import { listAcceptedEnquiries } from "#server/repositories/club-events/club-places.ts";
import { findStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findMailText } from "#server/repositories/mail-texts/mail-texts.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { eventRows, readEventIn } from "#server/services/club-events/internal/event-rows.ts";
import { postStaffMessage } from "#server/services/enquiries/shared/post-staff-message.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { mapUniqueViolation, parseId, parseInput } from "#server/services/parse-input.ts";
import { EVENT_UNIQUE_PROBLEMS, NO_SUCH_EVENT } from "#server/services/words/content-words.ts";

/** A club event in the panel, with its current status and the number of requests that staff have not decided. */
export interface ListedClubEvent {
  event: StoredClubEvent;
  state: ClubEventState["state"];
  waiting: number;
}

/** Lists the club's events for the panel. */
export async function readClubEvents(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: ListedClubEvent[]; total: number }> {
  requireAbility(staff, "club-events.manage");
  const [events, waiting] = await Promise.all([
    readStoredClubEvents(ctx.db, listQuery),
    countUndecidedRequests(ctx.db),
  ]);
  const today = siteToday(ctx);
  const rows = events.rows.map((event) => ({
    event,
    state: toClubEventState(event, today).state,
    waiting: waiting.get(event.slug) ?? 0,
  }));
  return { rows, total: events.total };
}

/** Adds to an event what the panel shows: its current status, and the number of undecided requests. */
async function toListedClubEvent(ctx: AppContext, event: StoredClubEvent): Promise<ListedClubEvent> {
  const waiting = await countUndecidedRequests(ctx.db);
  return { event, state: toClubEventState(event, siteToday(ctx)).state, waiting: waiting.get(event.slug) ?? 0 };
}

/**
 * Creates a club event (product.md#club); its slug consists of title and date. Throws "invalid" for wrong fields and if another event has the same
 * title and date, and "conflict" at the maximum number of events.
 */
export async function createClubEvent(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<ListedClubEvent> {
  requireAbility(staff, "club-events.manage");
  const event = toCamelCase(parseInput(newClubEventSchema, body));
  const slug = `${slugify(event.title) || "evento"}-${event.heldOn}`;
  const stored = await mapUniqueViolation(EVENT_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countClubEvents(tx)) >= MAX_CLUB_EVENTS) throw tooManyEvents();
      const now = ctx.clock();
      const after = await insertClubEvent(tx, { ...event, slug, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "club_events", entityId: after.id, before: null, after });
      return after;
    }),
  );
  return toListedClubEvent(ctx, stored);
}

const tooManyEvents = () =>
  new ServiceError("conflict", `Ci sono già ${MAX_CLUB_EVENTS} eventi: elimina quelli che non servono più.`);

/**
 * Updates a club event. In the same transaction, mails every guest if a future event is cancelled, planned again after a cancellation, or moved to
 * another date or place. Throws "invalid" for wrong fields and for fewer places than staff have given, "not-found", and "conflict" for a stale
 * `version`.
 */
export async function updateClubEvent(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<ListedClubEvent> {
  requireAbility(staff, "club-events.manage");
  const eventId = parseId(id, NO_SUCH_EVENT);
  const { version, ...changes } = toCamelCase(parseInput(clubEventChangesSchema, body));
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockClubEvent(tx, eventId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_EVENT);
    await rejectStaleVersion(tx, "club_events", before, version, ctx);
    assertPlacesCoverGiven(before, changes.places);
    const after = await updateClubEventRow(tx, eventId, changes, ctx.clock());
    await audit({ action: "update", entity: "club_events", entityId: eventId, before, after });
    await notifyGuestsOfChange(ctx, tx, { before, after, staff });
    return after;
  });
  return toListedClubEvent(ctx, stored);
}

/** Mails the guests about a change of date, place or status, so that nobody comes on the wrong evening. */
async function notifyGuestsOfChange(
  ctx: AppContext,
  tx: Transaction,
  { before, after, staff }: { before: StoredClubEvent; after: StoredClubEvent; staff: Staff },
): Promise<void> {
  const today = siteToday(ctx);
  const wasCancelled = before.status === "cancelled";
  if (after.status === "cancelled") {
    if (!wasCancelled && before.heldOn >= today)
      await notifyGuests(ctx, tx, { kind: "club-event-cancelled", event: before, staff });
    return;
  }
  // Guests keep their places while an event is cancelled.
  const isRescheduled = wasCancelled || after.heldOn !== before.heldOn || after.place !== before.place;
  if (isRescheduled && after.heldOn >= today)
    await notifyGuests(ctx, tx, { kind: "club-event-moved", event: after, staff });
}

function assertPlacesCoverGiven({ placesGiven }: StoredClubEvent, places: number | undefined): void {
  if (places === undefined || places >= placesGiven) return;
  const message =
    placesGiven === 1
      ? "Un posto è già assegnato."
      : `${placesGiven} posti sono già assegnati: non possono essere meno.`;
  throw new ServiceError("invalid", message, [{ path: "places", message }]);
}

interface GuestNotice {
  kind: "club-event-cancelled" | "club-event-moved";
  event: StoredClubEvent;
  staff: Staff;
}

/** Mails every guest of an event, with the current mail text (product.md#mail-texts). There are at most `MAX_EVENT_PLACES` guests. */
async function notifyGuests(ctx: AppContext, tx: Transaction, { kind, event, staff }: GuestNotice): Promise<void> {
  for (const id of await listAcceptedEnquiries(tx, event.id)) {
    const stored = await findStoredEnquiry(tx, { id });
    if (!stored) continue;
    const language = languageOnSite(ctx.site.languages, stored.language);
    const enquiry = { ...stored, language };
    const words = wordsOf(language);
    const text = (await findMailText(tx, kind, language)) ?? builtInMailText(words, kind);
    const { title, place } = await readEventIn(tx, language, event);
    const filledText = renderMailText(text, {
      nome: enquiry.name,
      codice: enquiry.reference,
      evento: title,
      giorno: formatLongDate(words, event.heldOn),
      luogo: place,
      firma: staff.name,
      ...companyValues(words, ctx.site),
    });
    const body = filledText.opening.join("\n\n");
    await postStaffMessage(ctx, tx, enquiry, { staff, body, filledText, key: null, rows: eventRows(enquiry, title) });
  }
}

/** Deletes a club event. Throws "not-found", and "conflict" for an event that has requests. */
export async function deleteClubEvent(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "club-events.manage");
  const eventId = parseId(id, NO_SUCH_EVENT);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockClubEvent(tx, eventId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_EVENT);
    if (await hasEventRequests(tx, before.slug)) {
      throw new ServiceError(
        "conflict",
        "Qualcuno ha chiesto un posto a questo evento: annullalo, invece di eliminarlo.",
      );
    }
    await deleteClubEventRow(tx, eventId);
    await audit({ action: "delete", entity: "club_events", entityId: eventId, before, after: null });
  });
}
