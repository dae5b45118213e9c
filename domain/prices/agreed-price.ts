import { type Cents, formatEuro } from "#domain/money.ts";

/** How staff say what was agreed: the whole price, so many euros off, or so many percent off. */
export const AGREED_KINDS = ["total", "amount", "percent"] as const;
export type AgreedKind = (typeof AGREED_KINDS)[number];

/** What was agreed about a price (product.md#agreed-price). */
export interface AgreedPrice {
  kind: AgreedKind;
  /** The share of the list total, in whole percent; null unless it was agreed as one. */
  percent: number | null;
  /** What it takes off the list total; below zero it raises it. */
  discount: Cents;
}

/** An agreement as staff name it: cents for a total or an amount, whole percent for a share. */
export interface AgreementInput {
  kind: AgreedKind;
  value: number;
}

/** Works an agreement out against the list total; null when it comes to the list price itself. */
export function applyAgreement({ kind, value }: AgreementInput, listTotal: Cents): AgreedPrice | null {
  const percent = kind === "percent" ? value : null;
  const discount = { total: listTotal - value, amount: value, percent: percentOf(listTotal, value) }[kind];
  return discount === 0 ? null : { kind, percent, discount };
}

/** What is paid, in whole cents: the list total less what was agreed (product.md#agreed-price); below zero for what `validateAgreement` refuses. */
export function totalAfterAgreement(listTotal: Cents, agreed: AgreedPrice | null): Cents {
  return listTotal - (agreed?.discount ?? 0);
}

/** The list total, in whole cents, of a price whose total is what is paid (product.md#agreed-price): the way back of `totalAfterAgreement`. */
export function listTotalOf({ total, agreed }: { total: Cents; agreed?: AgreedPrice | null }): Cents {
  return total + (agreed?.discount ?? 0);
}

/**
 * Why somebody may not agree to this, as a sentence; null when they may. `limitPercent` is the most their role takes off the list
 * total, null for who may agree to anything. A total below zero is nobody's to agree to.
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

/** An agreement after its rental has changed, and what became of it in a sentence for the staff. */
export interface CarriedOverAgreement {
  agreed: AgreedPrice | null;
  sentence: string | null;
}

/**
 * What becomes of an agreement when dates or car change: a percentage stays and is taken of the new list total; an amount stays while the
 * list total does not fall, so that it never grows in proportion; a total was agreed for that very rental and stays only at the same list
 * total.
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

/** What a bill calls it. */
export function agreementLabel({ kind, percent }: AgreedPrice): string {
  return percent === null ? AGREED_LABELS[kind] : `${AGREED_LABELS[kind]} del ${percent} %`;
}

const AGREED_LABELS: Record<AgreedKind, string> = {
  total: "Prezzo concordato",
  amount: "Sconto concordato",
  percent: "Sconto concordato",
};

const DROPPED_SENTENCES: Record<AgreedKind, string> = {
  total:
    "Il prezzo concordato valeva per il noleggio com'era: il cambio torna al listino, concordane uno nuovo se serve.",
  amount: "Il listino scende, e lo sconto concordato in euro decade: concordane uno nuovo se serve.",
  percent: "",
};

const differenceText = (discount: Cents) =>
  discount > 0 ? `uno sconto di ${formatEuro(discount)}` : `un aumento di ${formatEuro(-discount)}`;

/** Whole cents, rounded half up. */
const percentOf = (total: Cents, percent: number): Cents => Math.round((total * percent) / 100);
