import type { Hono } from "hono";
import type { ApiRateTrial } from "#domain/api/rates/rate-trial.ts";
import { centsToEuros } from "#domain/money.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import { lineLabel } from "#domain/prices/price-lines.ts";
import type { AppContext } from "#server/context.ts";
import { inItalian } from "#server/errors.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { type RateTrial, tryRates } from "#server/services/rates/try-rates.ts";

export function mountRateTrial(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/rate_trial", async ({ staff, query }) =>
    toApiRateTrial(await tryRates(ctx, { staff, query })),
  );
}

const toApiRateTrial = ({
  quote,
  terms,
  minimum,
  belowMinimum,
  outsideHours,
  lateExtras,
}: RateTrial): ApiRateTrial => ({
  days: quote.days,
  base_rate: centsToEuros(quote.dailyRate),
  lines: quote.lines.map((line) => ({
    code: line.code,
    label: lineLabel(ITALIAN_PRICES, line),
    amount: centsToEuros(line.amount),
    rule: ruleOf(line),
  })),
  total: centsToEuros(quote.total),
  included_kilometres: quote.includedKilometres,
  deposit: centsToEuros(terms.deposit),
  excess: centsToEuros(terms.excess),
  minimum: minimum && { days: minimum.days, rule: { id: minimum.id, name: minimum.names.it } },
  below_minimum: belowMinimum && inItalian(belowMinimum),
  outside_hours: outsideHours && inItalian(outsideHours),
  late_extras: lateExtras && inItalian(lateExtras),
});

function ruleOf({ ruleId, params }: PriceLine): ApiRateTrial["lines"][number]["rule"] {
  const names = "names" in params ? params.names : null;
  return ruleId !== null && names ? { id: ruleId, name: names.it } : null;
}
