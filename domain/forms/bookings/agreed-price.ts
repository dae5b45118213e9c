import { z } from "zod";
import { NEGATIVE_TOTAL_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredBlock } from "#domain/forms/text-fields.ts";
import { eurosToCents } from "#domain/money.ts";
import type { AGREED_KINDS, AgreementInput } from "#domain/prices/agreed-price.ts";

/** "list" restores the list price. */
export const AGREEMENT_CHOICES = ["percent", "amount", "total", "list"] as const;

const MAX_EUROS = 1_000_000;
const NUMBER = "Indica la cifra.";

/** The agreed price: euros for a total or an amount, whole percent for a percentage. */
const agreementFields = z.object({
  kind: z.enum(AGREEMENT_CHOICES, "Scegli che cosa si concorda."),
  value: z.number(NUMBER).nullish(),
  /** For the internal history; the renter never sees it. */
  reason: requiredBlock("Scrivi il motivo.", 500),
});
type AgreementFields = z.output<typeof agreementFields>;

/** The body of PUT /api/bookings/{id}/agreed-price. */
export const agreedPriceSchema = agreementFields.extend({ version: versionField.optional() }).superRefine(checkValue);

/** An agreed price within a booking by phone. */
export const phoneAgreementSchema = agreementFields.superRefine(checkValue);

/** Converts the form to the input of the price rules; null restores the list price. */
export function toAgreementInput({ kind, value }: Pick<AgreementFields, "kind" | "value">): AgreementInput | null {
  if (kind === "list") return null;
  return { kind, value: kind === "percent" ? (value ?? 0) : (eurosToCents(value ?? 0) ?? 0) };
}

function checkValue({ kind, value }: Pick<AgreementFields, "kind" | "value">, context: z.RefinementCtx): void {
  const message = kind === "list" ? null : valueProblem(kind, value ?? null);
  if (message) context.addIssue({ code: "custom", path: ["value"], message });
}

function valueProblem(kind: (typeof AGREED_KINDS)[number], value: number | null): string | null {
  if (value === null) return NUMBER;
  if (kind === "percent") {
    return Number.isInteger(value) && value >= 1 && value <= 100 ? null : "Una percentuale intera da 1 a 100.";
  }
  if (eurosToCents(value) === null || value > MAX_EUROS) {
    return "Un importo in euro, con al massimo due decimali, fino a 1.000.000.";
  }
  if (kind === "total") return value < 0 ? NEGATIVE_TOTAL_MESSAGE : null;
  return value > 0 ? null : "Lo sconto deve essere maggiore di zero.";
}
