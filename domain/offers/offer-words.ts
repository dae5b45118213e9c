import { formatCount } from "#domain/numbers.ts";
import type { OfferKey } from "#domain/site-configuration.ts";

const OFFER_NAMES: Readonly<Record<OfferKey, string>> = {
  jets: "Jet privati",
  experiences: "Esperienze",
  club: "Club",
  magazine: "Magazine",
};

const SWITCHED_OFF_MESSAGES: Readonly<Record<OfferKey, string>> = {
  jets: "I jet privati sono spenti. Si riaccendono nelle impostazioni, e tutto torna com'era.",
  experiences: "Le esperienze sono spente. Si riaccendono nelle impostazioni, e tutto torna com'era.",
  club: "Il club è spento. Si riaccende nelle impostazioni, e tutto torna com'era.",
  magazine: "Il magazine è spento. Si riaccende nelle impostazioni, e tutto torna com'era.",
};

/** The problem of a call about an offer that is switched off. Programs recognise it by its code, staff read the message. */
export const switchedOffProblem = (offer: OfferKey, path = "") => ({
  path,
  message: SWITCHED_OFF_MESSAGES[offer],
  code: "switched_off",
});

/** References per sort of open work that a message names; the rest is counted. */
const MAX_NAMED_REFERENCES = 10;

/** "Jet privati: 2 richieste aperte, 1 ordine in corso (O-1)". */
export function openWorkLabel(
  offer: OfferKey,
  work: { enquiries: readonly string[]; quotes: readonly string[]; orders: readonly string[] },
): string {
  const parts = [
    labelReferences(work.enquiries, "richiesta aperta", "richieste aperte"),
    labelReferences(work.quotes, "preventivo senza risposta", "preventivi senza risposta"),
    labelReferences(work.orders, "ordine in corso", "ordini in corso"),
  ];
  return `${OFFER_NAMES[offer]}: ${parts.filter((part) => part !== null).join(", ")}`;
}

function labelReferences(references: readonly string[], one: string, many: string): string | null {
  if (references.length === 0) return null;
  const named = references.slice(0, MAX_NAMED_REFERENCES).join(", ");
  const others = references.length - MAX_NAMED_REFERENCES;
  const list = others > 0 ? `${named} e ${formatCount(others, "altra", "altre")}` : named;
  return `${formatCount(references.length, one, many)} (${list})`;
}

/** Asks whether to switch off offers that have open work. */
export const openWorkQuestion = (labels: readonly string[]): string =>
  `Prima di spegnere, controlla che cosa è ancora aperto. ${labels.join("; ")}. Resta tutto nel pannello e si porta a termine; dal sito non arrivano nuove richieste.`;
