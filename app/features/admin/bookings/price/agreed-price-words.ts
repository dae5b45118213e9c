import { namedAgreement } from "#domain/forms/bookings/agreed-price.ts";
import { formatEuro } from "#domain/money.ts";
import { agreedTotal, agreePrice } from "#domain/prices/agreed-price.ts";

type Choice = Parameters<typeof namedAgreement>[0]["kind"];

/** What staff may agree on, in the order of how often they do. */
export const AGREEMENT_OPTIONS: readonly { value: Choice; label: string }[] = [
  { value: "percent", label: "Sconto in percentuale" },
  { value: "amount", label: "Sconto in euro" },
  { value: "total", label: "Prezzo complessivo" },
  { value: "list", label: "Prezzo di listino" },
];

/** The sign inside the figure's field. */
export const signOf = (kind: Choice): string => (kind === "percent" ? "%" : "€");

/** The list price and what it becomes, while one chooses; the server has the last word. */
export function agreementSentence(kind: Choice, value: number | null, listEuros: number): string {
  const listTotal = Math.round(listEuros * 100);
  const named = namedAgreement({ kind, value });
  if (!named) return `Il cliente paga il prezzo di listino: ${formatEuro(listTotal)}.`;
  if (value === null || Number.isNaN(value)) return `Il prezzo di listino è ${formatEuro(listTotal)}.`;
  const total = agreedTotal(listTotal, agreePrice(named, listTotal));
  if (total < 0) return `Il prezzo di listino è ${formatEuro(listTotal)}: il totale non può essere negativo.`;
  return `Il cliente paga ${formatEuro(total)} invece di ${formatEuro(listTotal)}.`;
}
