import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import type { DayRule, RateNames } from "#domain/rates/rate-rule.ts";
import type { AgreedKind, AgreedPrice } from "./agreed-price.ts";

/** What a line is for, with the facts that its label needs in any language (product.md#price). */
export type PriceLineSubject =
  /** Days at one price; the names of the rule that set it, or null for the base rate. */
  | { readonly code: "days"; readonly params: { readonly names: RateNames | null } }
  | {
      readonly code: "package";
      readonly params: { readonly names: RateNames; readonly days: number; readonly includedKilometres: number };
    }
  | {
      readonly code: "length-discount";
      readonly params: { readonly names: RateNames; readonly days: number; readonly percent: number };
    }
  | { readonly code: "one-way"; readonly params: Readonly<Record<string, never>> }
  /** The place by its Italian name, and whole kilometres beyond the free radius. */
  | {
      readonly code: "delivery" | "collection";
      readonly params: { readonly place: string; readonly kilometres: number };
    }
  | { readonly code: "agreed"; readonly params: { readonly kind: AgreedKind; readonly percent: number | null } };

/** One line of a bill. `amount` is quantity times unit price, negative for a discount. */
export type PriceLine = PriceLineSubject & {
  readonly quantity: number;
  readonly unit: "day" | "kilometre" | "rental";
  readonly unitPrice: Cents;
  readonly amount: Cents;
  /** The rule that made the line; null if it comes from the car or the settings. */
  readonly ruleId: string | null;
};

/** Returns the line of some days at one price. */
export const daysLine = (days: { quantity: number; unitPrice: Cents; rule: DayRule | null }): PriceLine => ({
  code: "days",
  params: { names: days.rule?.names ?? null },
  quantity: days.quantity,
  unit: "day",
  unitPrice: days.unitPrice,
  amount: days.quantity * days.unitPrice,
  ruleId: days.rule?.id ?? null,
});

/** Returns the lines of a one-way return; none if it is free. */
export const oneWayLines = (amount: Cents): PriceLine[] =>
  amount === 0
    ? []
    : [{ code: "one-way", params: {}, quantity: 1, unit: "rental", unitPrice: amount, amount, ruleId: null }];

/** Returns the line of a delivery supplement. */
export const supplementLine = ({ kind, place, kilometres, amount }: DeliverySupplement): PriceLine => ({
  code: kind,
  params: { place, kilometres },
  quantity: 1,
  unit: "rental",
  unitPrice: amount,
  amount,
  ruleId: null,
});

/** Returns the lines of a list price followed by that of the agreed price, which replaces an earlier one. */
export const withAgreement = (lines: readonly PriceLine[], agreed: AgreedPrice | null): PriceLine[] => [
  ...lines.filter(({ code }) => code !== "agreed"),
  ...(agreed ? [agreedLine(agreed)] : []),
];

const agreedLine = ({ kind, percent, discount }: AgreedPrice): PriceLine => ({
  code: "agreed",
  params: { kind, percent },
  quantity: 1,
  unit: "rental",
  unitPrice: -discount,
  amount: -discount,
  ruleId: null,
});

/** Returns the agreed price among the lines; null if the list price applies. */
export function agreedPriceOf(lines: readonly PriceLine[]): AgreedPrice | null {
  const [agreed] = lines.flatMap((line) =>
    line.code === "agreed" ? [{ ...line.params, discount: -line.amount }] : [],
  );
  return agreed ?? null;
}

/** Returns the delivery supplements among the lines. */
export const supplementsOf = (lines: readonly PriceLine[]): DeliverySupplement[] =>
  lines.flatMap(({ code, params, amount }) =>
    code === "delivery" || code === "collection" ? [{ kind: code, ...params, amount }] : [],
  );

/** Returns the sum of the lines. */
export const sumLines = (lines: readonly PriceLine[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0);
