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
import { leaveWords } from "#server/services/enquiries/internal/leave-answer.ts";

const KIND = "club-event-cancelled";

/** Tells everybody who has a place that the event is called off, in the words set for it (product.md#mail-texts); they are as few as its places (`MOST_EVENT_PLACES`). */
export async function tellCancelled(
  ctx: AppContext,
  tx: Transaction,
  event: StoredClubEvent,
  staff: Staff,
): Promise<void> {
  const text = (await findMailText(tx, KIND)) ?? MAIL_TEXTS[KIND].companyWords;
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
