import { camelCased } from "#domain/casing.ts";
import { type ClubEventState, clubEventState } from "#domain/club/club-calendar.ts";
import { MOST_CLUB_EVENTS } from "#domain/club/club-event.ts";
import { clubEventChangesSchema, newClubEventSchema } from "#domain/forms/content/club-event.ts";
import { filledMailText } from "#domain/mail-texts/fill-mail-text.ts";
import { MAIL_TEXTS } from "#domain/mail-texts/mail-texts.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import { slugify } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import {
  countEvents,
  countWaitingRequests,
  deleteClubEventRow,
  insertClubEvent,
  isEventNamed,
  lockClubEvent,
  readStoredEvents,
  type StoredClubEvent,
  updateClubEventRow,
} from "#server/repositories/content/club-events.ts";
import { listAcceptedRequests } from "#server/repositories/content/club-places.ts";
import { findStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findMailText } from "#server/repositories/settings/mail-texts.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { eventRows } from "#server/services/club-events/internal/event-rows.ts";
import { leaveWords } from "#server/services/enquiries/shared/leave-answer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { EVENT_TAKEN, NO_SUCH_EVENT } from "#server/services/words/content-words.ts";

/** An event as the panel shows it: where it stands today, and how many requests wait for a decision. */
export interface PanelEvent {
  event: StoredClubEvent;
  state: ClubEventState["state"];
  waiting: number;
}

/** The club's events for the panel. */
export async function readClubEvents(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: PanelEvent[]; total: number }> {
  requireAbility(staff, "club-events.manage");
  const [events, waiting] = await Promise.all([readStoredEvents(ctx.db, listQuery), countWaitingRequests(ctx.db)]);
  const today = siteToday(ctx);
  const rows = events.rows.map((event) => ({
    event,
    state: clubEventState(event, today).state,
    waiting: waiting.get(event.slug) ?? 0,
  }));
  return { rows, total: events.total };
}

/** One event as the panel shows it after a write. */
async function toPanelEvent(ctx: AppContext, event: StoredClubEvent): Promise<PanelEvent> {
  const waiting = await countWaitingRequests(ctx.db);
  return { event, state: clubEventState(event, siteToday(ctx)).state, waiting: waiting.get(event.slug) ?? 0 };
}

/**
 * A new event of the club (product.md#club); its title and day give the name that requests know it by. Refuses "invalid" for wrong fields and
 * for a second event of that title on that day, "conflict" when there are as many as there may be.
 */
export async function createClubEvent(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<PanelEvent> {
  requireAbility(staff, "club-events.manage");
  const event = camelCased(checkedInput(newClubEventSchema, body));
  const slug = `${slugify(event.title) || "evento"}-${event.heldOn}`;
  const stored = await namingTaken(EVENT_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countEvents(tx)) >= MOST_CLUB_EVENTS) throw tooMany();
      const now = ctx.clock();
      const after = await insertClubEvent(tx, { ...event, slug, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "club_events", entityId: after.id, before: null, after });
      return after;
    }),
  );
  return toPanelEvent(ctx, stored);
}

const tooMany = () =>
  new ServiceError("conflict", `Ci sono già ${MOST_CLUB_EVENTS} eventi: elimina quelli che non servono più.`);

/**
 * Changes an event of the club. Called off before its day, moved to another day or place, or taken up again, everybody who has a place
 * is told by mail, in the same transaction. Refuses "invalid"
 * for wrong fields and for fewer places than have been given, "not-found", and "conflict" when somebody else has changed it since `version`.
 */
export async function updateClubEvent(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<PanelEvent> {
  requireAbility(staff, "club-events.manage");
  const eventId = checkedId(id, NO_SUCH_EVENT);
  const { version, ...changes } = camelCased(checkedInput(clubEventChangesSchema, body));
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockClubEvent(tx, eventId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_EVENT);
    await rejectStaleVersion(tx, "club_events", before, version, ctx);
    refuseTooFew(before, changes.places);
    const after = await updateClubEventRow(tx, eventId, changes, ctx.clock());
    await audit({ action: "update", entity: "club_events", entityId: eventId, before, after });
    await tellOfChange(ctx, tx, { before, after, staff });
    return after;
  });
  return toPanelEvent(ctx, stored);
}

/** Whoever has a place would stand there on the wrong evening otherwise. */
async function tellOfChange(
  ctx: AppContext,
  tx: Transaction,
  { before, after, staff }: { before: StoredClubEvent; after: StoredClubEvent; staff: Staff },
): Promise<void> {
  const today = siteToday(ctx);
  const wasOff = before.status === "cancelled";
  if (after.status === "cancelled") {
    if (!wasOff && before.heldOn >= today)
      await tellGuests(ctx, tx, { kind: "club-event-cancelled", event: before, staff });
    return;
  }
  // Places that were given stay given while an event is called off.
  const isMoved = wasOff || after.heldOn !== before.heldOn || after.place !== before.place;
  if (isMoved && after.heldOn >= today) await tellGuests(ctx, tx, { kind: "club-event-moved", event: after, staff });
}

function refuseTooFew({ placesGiven }: StoredClubEvent, places: number | undefined): void {
  if (places === undefined || places >= placesGiven) return;
  const message =
    placesGiven === 1
      ? "Un posto è già assegnato."
      : `${placesGiven} posti sono già assegnati: non possono essere meno.`;
  throw new ServiceError("invalid", message, [{ path: "places", message }]);
}

interface News {
  kind: "club-event-cancelled" | "club-event-moved";
  event: StoredClubEvent;
  staff: Staff;
}

/** Tells everybody who has a place what became of the event, in the words set for it (product.md#mail-texts); they are as few as its places (`MOST_EVENT_PLACES`). */
async function tellGuests(ctx: AppContext, tx: Transaction, { kind, event, staff }: News): Promise<void> {
  const text = (await findMailText(tx, kind)) ?? MAIL_TEXTS[kind].companyWords;
  for (const id of await listAcceptedRequests(tx, event.id)) {
    const enquiry = await findStoredEnquiry(tx, { id });
    if (!enquiry) continue;
    const words = filledMailText(text, {
      nome: enquiry.name,
      codice: enquiry.reference,
      evento: event.title,
      giorno: formatItalianLong(event.heldOn),
      luogo: event.place,
      firma: staff.name,
      casa: ctx.site.name,
      telefono_casa: ctx.site.phone,
    });
    const body = words.opening.join("\n\n");
    await leaveWords(ctx, tx, enquiry, { staff, body, words, key: null, rows: eventRows(enquiry, event) });
  }
}

/** Removes an event that no request names. Refuses "not-found", and "conflict" for one that somebody has asked for. */
export async function deleteClubEvent(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "club-events.manage");
  const eventId = checkedId(id, NO_SUCH_EVENT);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockClubEvent(tx, eventId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_EVENT);
    if (await isEventNamed(tx, before.slug)) {
      throw new ServiceError(
        "conflict",
        "Qualcuno ha chiesto un posto a questo evento: annullalo, invece di eliminarlo.",
      );
    }
    await deleteClubEventRow(tx, eventId);
    await audit({ action: "delete", entity: "club_events", entityId: eventId, before, after: null });
  });
}
