import type { EnquiryConversation } from "#domain/pages/content-pages.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns the page's heading, by the author of the last message. */
export const enquiryHeading = (
  { enquiryPage }: Words<"enquiryPage">,
  conversation: EnquiryConversation | null,
): string => (conversation && isAnswered(conversation) ? enquiryPage.answered : enquiryPage.received);

/** Returns the text below the heading. */
export function enquiryLead(
  { enquiryPage: { leads } }: Words<"enquiryPage">,
  conversation: EnquiryConversation | null,
) {
  if (!conversation) return leads.waitingByPhone;
  if (isAnswered(conversation)) return leads.answered;
  return conversation.status === "new" ? leads.waiting : leads.handled;
}

const isAnswered = (conversation: EnquiryConversation): boolean =>
  conversation.status !== "new" && hasStaffReply(conversation);

/** Whether nobody has replied yet, in writing or by telephone; only then the page shows the next steps. */
export const isUnanswered = (conversation: EnquiryConversation | null): boolean =>
  !conversation || (conversation.status === "new" && !hasStaffReply(conversation));

const hasStaffReply = ({ messages, quotes }: EnquiryConversation): boolean =>
  quotes.length > 0 || messages.some(({ side }) => side === "staff");
