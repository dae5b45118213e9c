import { cancelledLetter } from "#domain/club/place-letter.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import type { StoredClubEvent } from "#server/repositories/content/club-events.ts";
import { listAcceptedRequests } from "#server/repositories/content/club-places.ts";
import { findStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { eventRows } from "#server/services/club-events/internal/event-rows.ts";
import { leaveWords } from "#server/services/enquiries/internal/leave-answer.ts";

/** Tells everybody who has a place that the event is called off; they are as few as its places (`MOST_EVENT_PLACES`). */
export async function tellCancelled(
  ctx: AppContext,
  tx: Transaction,
  event: StoredClubEvent,
  staff: Staff,
): Promise<void> {
  for (const id of await listAcceptedRequests(tx, event.id)) {
    const enquiry = await findStoredEnquiry(tx, { id });
    if (!enquiry) continue;
    const body = cancelledLetter({ name: enquiry.name, event });
    await leaveWords(ctx, tx, enquiry, { staff, body, key: null, rows: eventRows(enquiry, event) });
  }
}
