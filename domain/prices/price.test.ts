// Rule: product.md#price
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { formatEuro } from "#domain/money.ts";
import { lengthRule, weekendPackage } from "#domain/rates/rate-rules.fixture.ts";
import { NO_RATES } from "#domain/rates/rates-of-vehicle.ts";
import { civilMoments } from "#domain/rental-period/civil-time.arbitraries.ts";
import { compareMoments } from "#domain/rental-period/civil-time.ts";
import { quoteRental, type RentalQuoteRequest } from "./price.ts";
import { bookedDaysOf, createLine, daysLine, includedDaysOf, type PriceLine, sumLines } from "./price-line.ts";

const milan = { slug: "milan", latitude: 45.4642, longitude: 9.19 };
const rome = { slug: "rome", latitude: 41.9028, longitude: 12.4964 };

function request(fields: Partial<RentalQuoteRequest> = {}): RentalQuoteRequest {
  return {
    dailyRate: 120_000,
    pickup: { date: "2026-10-24", time: "10:00" },
    return: { date: "2026-10-27", time: "10:00" },
    graceMinutes: 0,
    pickupCity: milan,
    returnCity: milan,
    oneWayRatePerKilometre: 0,
    terms: { includedKilometresPerDay: 250 },
    ...fields,
  };
}

test("multiplies days by the all-in daily rate", () => {
  expect(quoteRental(request())).toEqual({
    days: 3,
    dailyRate: 120_000,
    rental: 360_000,
    oneWayKilometres: 0,
    oneWay: 0,
    lines: [daysLine({ firstDay: "2026-10-24", quantity: 3, unitPrice: 120_000, rule: null })],
    total: 360_000,
    currency: "EUR",
    includedKilometres: 750,
  });
});

// Rule: product.md#vat
test("each line contains the rate of value added tax of the place of pickup", () => {
  const supplement = { kind: "delivery", place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 2200 } as const;
  const { lines } = quoteRental(request({ supplements: [supplement], vatRateBasisPoints: 2200 }));
  expect(lines.map(({ vatCode, vatRateBasisPoints }) => [vatCode, vatRateBasisPoints])).toEqual([
    ["standard", 2200],
    ["standard", 2200],
  ]);
});

test("adds delivery supplements to the total", () => {
  const supplement = { kind: "delivery", place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 2200 } as const;
  const quote = quoteRental(request({ supplements: [supplement, { ...supplement, kind: "collection" }] }));
  expect(quote.total).toBe(364_400);
});

test("keeps an agreed one-way cost, whatever the current rate, and adds it to the total", () => {
  const quote = quoteRental(request({ returnCity: rome, oneWayRatePerKilometre: 100, agreedOneWay: 12_345 }));
  expect([quote.oneWay, quote.total]).toEqual([12_345, 372_345]);
  expect(() => quoteRental(request({ agreedOneWay: -1 }))).toThrow(RangeError);
});

test("charges one day for 20 hours", () => {
  const pickup = { date: "2026-10-24", time: "12:00" };
  const quote = quoteRental(request({ pickup, return: { date: "2026-10-25", time: "08:00" } }));
  expect([quote.days, quote.total]).toEqual([1, 120_000]);
});

test("charges 59.97 for three days at 19.99", () => {
  expect(formatEuro(quoteRental(request({ dailyRate: 1999 })).total)).toBe("€\u00a059,97");
});

// Rule: product.md#one-way-return
// Rule: product.md#site-configuration "One-way rate"
test("charges nothing for a return elsewhere at the default rate, otherwise per kilometre", () => {
  const free = quoteRental(request({ returnCity: rome }));
  expect(free).toMatchObject({ oneWayKilometres: 477, oneWay: 0, total: 360_000 });
  const paid = quoteRental(request({ returnCity: rome, oneWayRatePerKilometre: 150 }));
  expect(paid).toMatchObject({ oneWayKilometres: 477, oneWay: 71_550, total: 431_550 });
});

// Rule: product.md#one-way-return
test("charges no one-way cost for a city without coordinates", () => {
  const unmapped = { slug: "como", latitude: null, longitude: null };
  expect(quoteRental(request({ returnCity: unmapped, oneWayRatePerKilometre: 150 })).oneWay).toBe(0);
});

test("refuses amounts that are not whole, non-negative cents, and a return before the pickup", () => {
  expect(() => quoteRental(request({ dailyRate: 19.99 }))).toThrow(RangeError);
  expect(() => quoteRental(request({ dailyRate: -1 }))).toThrow(RangeError);
  expect(() => quoteRental(request({ oneWayRatePerKilometre: 0.5 }))).toThrow(RangeError);
  expect(() => quoteRental(request({ dailyRate: Number.NaN }))).toThrow(RangeError);
  expect(() => quoteRental(request({ return: request().pickup }))).toThrow(RangeError);
});

// Rule: product.md#rental-days
test("charges the same days for a return within the grace period as for full days, and says so", () => {
  const fullDays = quoteRental(request());
  const within = quoteRental(request({ return: { date: "2026-10-27", time: "11:00" }, graceMinutes: 60 }));
  const { graceReturn, ...price } = within;
  expect(price).toEqual(fullDays);
  expect(graceReturn).toMatchObject({ time: "11:00" });
});

test("without rates, the total is days times daily rate plus the fees, and the sum of its lines", () => {
  const cents = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(
      fc.tuple(civilMoments, civilMoments).filter(([a, b]) => compareMoments(a, b) < 0),
      cents,
      fc.integer({ min: 0, max: 500 }),
      ([pickup, back], dailyRate, oneWayRatePerKilometre) => {
        const quote = quoteRental(
          request({ pickup, return: back, dailyRate, oneWayRatePerKilometre, returnCity: rome }),
        );
        expect(quote.rental).toBe(quote.days * dailyRate);
        expect(quote.total).toBe(quote.rental + quote.oneWay);
        expect(quote.total).toBe(sumLines(quote.lines));
        expect(quote.lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      },
    ),
  );
});

// Rule: product.md#quotes
describe("the days that a quote includes in the lines of staff", () => {
  const firstDay = "2026-10-24";
  const included = daysLine({ firstDay, quantity: 3, unitPrice: 0, rule: null });
  const own = createLine("custom", { text: "Tre giorni insieme" }, { unitPrice: 300_000 });
  const thanks = createLine("custom", { text: "Sconto fedeltà" }, { unitPrice: -50_000 });
  const rule = lengthRule(3, 10);
  const length = createLine("length-discount", { names: rule.names, days: 3, percent: 10 }, { unitPrice: -30_000 });
  const rates = { ...NO_RATES, lengthRules: [rule] };
  const changed = (lines: Parameters<typeof includedDaysOf>[0], fields: Partial<RentalQuoteRequest> = {}) =>
    quoteRental(
      request({ rates, bookedDays: bookedDaysOf(lines, firstDay), includedDays: includedDaysOf(lines), ...fields }),
    );
  const discountsOf = ({ lines }: ReturnType<typeof quoteRental>) =>
    lines.flatMap(({ code, amount }) => (amount < 0 ? [[code, amount]] : []));
  const longer = { return: { date: "2026-10-28", time: "10:00" } };
  const percent = { promotion: { code: "ESTATE", discount: { percent: 10 } } };
  const amount = { promotion: { code: "REGALO", discount: { amount: 500_000 } } };

  test("keep the promised percentages, beside those of added days", () => {
    const bill = [included, length, own, thanks];
    expect(discountsOf(changed(bill, { options: percent }))).toEqual([
      ["length-discount", -30_000],
      ["promotion-code", -27_000],
    ]);
    expect(discountsOf(changed(bill, { options: percent, ...longer }))).toEqual([
      ["length-discount", -42_000],
      ["promotion-code", -37_800],
    ]);
  });

  test("get no length discount that their bill has not", () => {
    expect(discountsOf(changed([included, own]))).toEqual([]);
    expect(discountsOf(changed([included, own], longer))).toEqual([["length-discount", -12_000]]);
  });

  test("are in no package, although one is always used", () => {
    const window = { weekday: "saturday", from: "09:00", lastDay: 3, until: "20:00" } as const;
    const packages = [weekendPackage({ always: true, window })];
    const codesOf = (bill: readonly PriceLine[]) =>
      changed(bill, { rates: { ...NO_RATES, packages } }).lines.map(({ code }) => code);
    expect(codesOf([included, own])).toEqual(["days"]);
    expect(codesOf([])).toEqual(["package"]);
  });

  test("limit the amount of a code, as far as they cost something", () => {
    expect(discountsOf(changed([included, own], { options: amount }))).toEqual([["promotion-code", -300_000]]);
    expect(discountsOf(changed([included, thanks], { options: amount }))).toEqual([]);
  });

  test("count only if the bill includes days", () => {
    const listed = daysLine({ firstDay, quantity: 3, unitPrice: 100_000, rule: null });
    expect(includedDaysOf([listed, own]).price).toBe(0);
    expect(includedDaysOf([included]).price).toBe(0);
  });

  test("never make a total negative, and all amounts stay whole", () => {
    const cents = fc.integer({ min: 1, max: 500_000 });
    const discount = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amount: fc.integer({ min: 1, max: 2_000_000 }) }),
    );
    fc.assert(
      fc.property(
        cents,
        cents,
        discount,
        fc.integer({ min: 1, max: 100 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 3 }),
        (price, dailyRate, ofCode, ofLength, hasLength, quantity) => {
          const staffLine = createLine("custom", { text: "Giorni" }, { unitPrice: price });
          const bill = [{ ...included, quantity }, ...(hasLength ? [length] : []), staffLine];
          const quote = changed(bill, {
            dailyRate,
            rates: { ...NO_RATES, lengthRules: [lengthRule(1, ofLength)] },
            options: { promotion: { code: "A", discount: ofCode } },
          });
          expect(quote.rental).toBeGreaterThanOrEqual(0);
          expect(quote.total).toBe(sumLines(quote.lines));
          expect(quote.total + price).toBeGreaterThanOrEqual(0);
          expect(quote.lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
          const order = ["days", "length-discount", "promotion-code"];
          const places = quote.lines.map(({ code }) => order.indexOf(code));
          expect(places).toEqual(places.toSorted());
        },
      ),
    );
  });
});

describe("the price does not depend on the process's time zone", () => {
  const own = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = "UTC";
  });
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  test.each(["Europe/Rome", "America/New_York", "Asia/Kolkata", "Pacific/Apia"])("with TZ=%s", (zone) => {
    const periods: RentalQuoteRequest[] = ["2026-10-24", "2026-03-28", "2026-11-01", "2026-03-08"].flatMap((date) =>
      ["00:00", "02:30", "10:00", "23:30"].map((time) =>
        request({ pickup: { date, time }, return: { date: "2027-01-10", time } }),
      ),
    );
    const before = periods.map(quoteRental);
    process.env.TZ = zone;
    expect(new Date(2026, 6, 1).getTimezoneOffset()).not.toBe(0);
    expect(periods.map(quoteRental)).toEqual(before);
  });
});
