import type { RequestAlertReason, RequestIdentity } from "./request-limits.ts";

const SAME: Record<RequestIdentity, string> = {
  email: "con la stessa e-mail",
  phone: "con lo stesso telefono",
  visitor: "dallo stesso collegamento",
};

/** What staff are told of somebody's requests: "Una richiesta in più è stata respinta: con la stessa e-mail ce ne sono già troppe in attesa." */
export function requestAlertSentence(reason: RequestAlertReason, identity: RequestIdentity): string {
  return reason === "limit"
    ? `Una richiesta in più è stata respinta: ${SAME[identity]} ce ne sono già troppe in attesa.`
    : `Nelle ultime 24 ore sono arrivate molte richieste ${SAME[identity]}.`;
}
