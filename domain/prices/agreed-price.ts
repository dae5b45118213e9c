import { type Cents, formatEuro } from "#domain/money.ts";
import { percentOf } from "#domain/rates/percent-of.ts";
import { PRICES_IT } from "#domain/words/prices/prices.it.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** The forms of an agreement: a total, a discount in euros, or a discount in percent. */
export const AGREED_KINDS = ["total", "amount", "percent"] as const;
export type AgreedKind = (typeof AGREED_KINDS)[number];

/** An agreed price (product.md#agreed-price). */
export interface AgreedPrice {
  kind: AgreedKind;
  /** The discount in whole percent of the list total; null unless it was agreed as a percentage. */
  percent: number | null;
  /** The discount from the list total; negative raises the price. */
  discount: Cents;
}

/** An agreement as staff enter it: cents for a total or an amount, whole percent for a percentage. */
export interface AgreementInput {
  kind: AgreedKind;
  value: number;
}

/** Applies an agreement to the list total. Null if the result equals the list price. */
export function applyAgreement({ kind, value }: AgreementInput, listTotal: Cents): AgreedPrice | null {
  const percent = kind === "percent" ? value : null;
  const discount = { total: listTotal - value, amount: value, percent: percentOf(listTotal, value) }[kind];
  return discount === 0 ? null : { kind, percent, discount };
}

/** Returns the price to pay in whole cents (product.md#agreed-price). Negative for input that `validateAgreement` refuses. */
export function totalAfterAgreement(listTotal: Cents, agreed: AgreedPrice | null): Cents {
  return listTotal - (agreed?.discount ?? 0);
}

/** Returns the list total in whole cents of a price with its agreement (product.md#agreed-price). The inverse of `totalAfterAgreement`. */
export function listTotalOf({ total, agreed }: { total: Cents; agreed?: AgreedPrice | null }): Cents {
  return total + (agreed?.discount ?? 0);
}

/**
 * Returns why a user may not agree to this price, as a sentence, or null. `limitPercent` is the role's maximum discount, null without a limit. Nobody
 * may agree to a negative total.
 */
export function validateAgreement(
  { discount }: AgreedPrice,
  listTotal: Cents,
  limitPercent: number | null,
): string | null {
  if (discount > listTotal) {
    return `Lo sconto supera il prezzo di listino di ${formatEuro(listTotal)}: il totale non può scendere sotto zero.`;
  }
  if (limitPercent === null) return null;
  if (discount < 0) return "Solo un amministratore può concordare un prezzo sopra il listino.";
  const maxDiscount = percentOf(listTotal, limitPercent);
  if (discount <= maxDiscount) return null;
  return `Puoi concedere al massimo il ${limitPercent} % del listino, cioè ${formatEuro(maxDiscount)}: per uno sconto maggiore chiedi a un amministratore.`;
}

/** An agreement after a change of the rental, with a sentence for staff on what became of it. */
export interface CarriedOverAgreement {
  agreed: AgreedPrice | null;
  sentence: string | null;
}

/**
 * Carries an agreement over to a changed rental. A percentage applies to the new list total. An amount stays unless the list total falls, so that its
 * share never grows. A total stays only if the list total is unchanged.
 */
export function carryOverAgreement(agreed: AgreedPrice | null, before: Cents, after: Cents): CarriedOverAgreement {
  if (!agreed) return { agreed: null, sentence: null };
  const { kind, percent, discount } = agreed;
  if (percent !== null) {
    const carried = applyAgreement({ kind: "percent", value: percent }, after);
    return { agreed: carried, sentence: `Lo sconto concordato del ${percent} % vale anche per il nuovo prezzo.` };
  }
  const isStillValid = kind === "amount" ? after >= before : after === before;
  if (isStillValid)
    return { agreed, sentence: `${AGREED_LABELS[kind]}: resta ${differenceText(discount)} sul listino.` };
  return { agreed: null, sentence: DROPPED_SENTENCES[kind] };
}

/** Returns the label of an agreement on a bill. */
export function agreementLabel(words: Words<"prices">, { kind, percent }: Omit<AgreedPrice, "discount">): string {
  const { agreed } = words.prices;
  return percent === null ? agreed[kind === "percent" ? "amount" : kind] : say(words, agreed.percent, { percent });
}

const AGREED_LABELS: Record<AgreedKind, string> = { ...PRICES_IT.agreed, percent: PRICES_IT.agreed.amount };

const DROPPED_SENTENCES: Record<AgreedKind, string> = {
  total:
    "Il prezzo concordato valeva per il noleggio com'era: il cambio torna al listino, concordane uno nuovo se serve.",
  amount: "Il listino scende, e lo sconto concordato in euro decade: concordane uno nuovo se serve.",
  percent: "",
};

const differenceText = (discount: Cents) =>
  discount > 0 ? `uno sconto di ${formatEuro(discount)}` : `un aumento di ${formatEuro(-discount)}`;
