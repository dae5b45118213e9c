import type { RateRule } from "#domain/rates/rate-rule.ts";
import { type PreparedRates, prepareRates } from "#domain/rates/rates-of-vehicle.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { listRateRules } from "#server/repositories/rates/rate-rules.ts";
import { listVatRates } from "#server/repositories/rates/vat-rates.ts";
import { siteToday } from "./site-today.ts";

/** What the company's rates and taxes add to the price of a rental that is booked today. */
export interface Pricing extends PreparedRates {
  /** Returns the standard rate of value added tax in hundredths of a percent; null if none is known for the country. */
  vatRateOf: (pickup: { country: string; date: CivilDate }) => number | null;
}

/** Reads the rates and taxes by which rentals are priced today. */
export async function readPricing(ctx: AppContext, db: Queryable = ctx.db): Promise<Pricing> {
  const [rules, taxes] = [await listRateRules(db), await listVatRates(db)];
  const today = siteToday(ctx);
  return {
    ...prepareOnce(rules as readonly RateRule[], today),
    vatRateOf: ({ country, date }) =>
      taxes.find((tax) => tax.country === country && tax.code === "standard" && tax.validFrom <= date)
        ?.rateBasisPoints ?? null,
  };
}

const preparedRates = new WeakMap<readonly RateRule[], { today: CivilDate; rates: PreparedRates }>();

/** Prepares the same rules once a day. */
function prepareOnce(rules: readonly RateRule[], today: CivilDate): PreparedRates {
  const prepared = preparedRates.get(rules);
  if (prepared?.today === today) return prepared.rates;
  const rates = prepareRates(rules, today);
  preparedRates.set(rules, { today, rates });
  return rates;
}
