import { filledMailText } from "#domain/mail-texts/fill-mail-text.ts";
import { MAIL_TEXTS } from "#domain/mail-texts/mail-texts.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import type { StoredClubEvent } from "#server/repositories/content/club-events.ts";
import { listAcceptedRequests } from "#server/repositories/content/club-places.ts";
import { findStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findMailText } from "#server/repositories/settings/mail-texts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { eventRows } from "#server/services/club-events/internal/event-rows.ts";
import { leaveWords } from "#server/services/enquiries/shared/leave-answer.ts";

interface News {
  kind: "club-event-cancelled" | "club-event-moved";
  event: StoredClubEvent;
  staff: Staff;
}

/** Tells everybody who has a place what became of the event, in the words set for it (product.md#mail-texts); they are as few as its places (`MOST_EVENT_PLACES`). */
export async function tellGuests(ctx: AppContext, tx: Transaction, { kind, event, staff }: News): Promise<void> {
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
