import type { ApiEnquiry, ApiStaffMember } from "#domain/api/enquiries/enquiries.ts";
import { formatCsvMoment } from "#domain/bookings/bookings-csv.ts";
import { answeredWords, replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

export const FORMER_STAFF_LABEL = "Non più in servizio";

/** Returns "Giulia Ferraris", or the e-mail of a user without a name. */
export const staffMemberName = ({ name, email }: Pick<ApiStaffMember, "name" | "email">): string => name || email;

/** Returns the name of an enquiry's assignee. */
export function assigneeName(id: string | null, people: readonly ApiStaffMember[]): string {
  if (id === null) return "Nessuno";
  const person = people.find((one) => one.id === id);
  return person ? staffMemberName(person) : FORMER_STAFF_LABEL;
}

/** Returns the reply column of an export (product.md#reply-promise): the deadline, or how long the reply took; "" when neither applies. */
export function replyText(
  row: Pick<ApiEnquiry, "created_at" | "first_answered_at" | "reply_due_in_seconds">,
  { site, timeZone }: { site: SiteConfiguration; timeZone: string },
): string {
  const receivedAt = new Date(row.created_at);
  if (row.reply_due_in_seconds !== null)
    return `Entro ${formatCsvMoment(replyDueAt(receivedAt, site).toISOString(), timeZone)}`;
  return row.first_answered_at ? answeredWords(receivedAt, new Date(row.first_answered_at), site) : "";
}
