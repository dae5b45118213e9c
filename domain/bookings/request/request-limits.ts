import { trimText } from "#domain/trim-text.ts";
import { type TextReference, textReference } from "#domain/words/text-reference.ts";

/** The identities by which open requests are counted per person or program (product.md#open-requests). */
export const REQUEST_IDENTITIES = ["email", "phone", "visitor"] as const;

const IDENTITY_WORDS: Record<RequestIdentity, string> = {
  email: "con la stessa e-mail",
  phone: "con lo stesso telefono",
  visitor: "dallo stesso collegamento",
};

export type RequestIdentity = (typeof REQUEST_IDENTITIES)[number];

/** Why staff are alerted to requests of one identity: a request was refused, or there were many in one day. */
export const REQUEST_ALERT_REASONS = ["limit", "many"] as const;

export type RequestAlertReason = (typeof REQUEST_ALERT_REASONS)[number];

/** Returns the e-mail address that identifies a mailbox: lowercase and without the part after a plus. */
export const normaliseMailbox = (email: string): string =>
  trimText(email)
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, "");

/** Error message for a visitor with too many open requests. It says what they can do: wait, cancel a request, or call. */
export const tooManyRequestsMessage = (maxRequests: number, phone: string): TextReference<"refusals"> =>
  textReference("refusals", "tooManyRequests", { max: maxRequests, phone });

/** Returns the alert for staff: "Una richiesta in più è stata respinta: con la stessa e-mail ce ne sono già troppe in attesa." */
export function requestAlertSentence(reason: RequestAlertReason, identity: RequestIdentity): string {
  return reason === "limit"
    ? `Una richiesta in più è stata respinta: ${IDENTITY_WORDS[identity]} ce ne sono già troppe in attesa.`
    : `Nelle ultime 24 ore sono arrivate molte richieste ${IDENTITY_WORDS[identity]}.`;
}
