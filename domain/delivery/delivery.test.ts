import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { City } from "#domain/cities/city.ts";
import { supplementLine } from "#domain/prices/price-line.ts";
import { lineLabel } from "#domain/prices/price-lines.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { CITIES } from "#server/seed/cities.ts";
import { TEST_SITE } from "#test/site.ts";
import { pickupTooSoonMessage } from "./delivery-problems.ts";
import { findDeliveryOrigins, findNearestReachableCity, isWithinReach } from "./delivery-reach.ts";
import { deliveredFromText } from "./delivery-rows.ts";
import { atPlace, drivingTime } from "./delivery-words.ts";
import type { Destination } from "./destination.ts";
import { computeEarliestPickup } from "./earliest-pickup.ts";
import { findDestination } from "./find-destination.ts";
import { computeHoldSpan } from "./hold-span.ts";
import { LISTED_PLACES } from "./listed-places.ts";
import { computeSupplements, sumSupplements } from "./supplement.ts";
import { computeTransfer } from "./transfer.ts";

const DELIVERY = TEST_SITE.delivery;
const SERVED = CITIES as unknown as City[];
const to = (text: string): Destination => {
  const found = findDestination(text, SERVED);
  if (!found) throw new Error(`No destination: ${text}`);
  return found;
};
const anyCity = fc.constantFrom(...SERVED);
const anyDestination = fc.oneof(
  anyCity.map((city): Destination => ({ city, place: null })),
  fc.constantFrom(...LISTED_PLACES).map((place) => to(place.slug)),
);

describe("the transfer", () => {
  // Rule: product.md#delivery "Driving speed, rests included"
  // Rule: product.md#delivery "Road factor: how much longer the road is than the great circle"
  // Rule: product.md#delivery "Transfer. The drive"
  // Rule: product.md#site-configuration "Delivery"
  test.each([
    ["Zurigo", "Amburgo", 868, 11 * 60],
    ["Barcellona", "Marbella", 1019, 13 * 60],
    ["Monaco", "Nizza", 17, 30],
    ["Milano", "Malpensa", 51, 60],
  ])("%s–%s is %i km by road", (base, destination, kilometres, minutes) => {
    expect(computeTransfer(to(base).city, to(destination), DELIVERY)).toEqual({ kilometres, minutes });
  });

  test.each(["Milano", "Linate", "Stazione di Milano Centrale"])("is zero from Milano to %s", (destination) => {
    expect(computeTransfer(to("Milano").city, to(destination), DELIVERY)).toEqual({ kilometres: 0, minutes: 0 });
  });

  test("is null if the distance is unknown", () => {
    const unmapped = { ...to("Nizza").city, latitude: null };
    expect(computeTransfer(to("Monaco").city, { city: unmapped, place: null }, DELIVERY)).toBeNull();
  });

  // Rule: product.md#delivery "Driving speed, rests included"
  // Rule: product.md#delivery "Road factor: how much longer the road is than the great circle"
  // Rule: product.md#delivery "Transfer. The drive"
  // Rule: product.md#site-configuration "Delivery"
  test("is the same in both directions, in whole half hours, and never faster than the speed", () => {
    fc.assert(
      fc.property(anyCity, anyCity, (one, other) => {
        const there = computeTransfer(one, { city: other, place: null }, DELIVERY);
        expect(computeTransfer(other, { city: one, place: null }, DELIVERY)).toEqual(there);
        expect((there?.minutes ?? 0) % 30).toBe(0);
        expect(((there?.minutes ?? 0) / 60) * DELIVERY.drivingKilometresPerHour).toBeGreaterThanOrEqual(
          (there?.kilometres ?? 0) - 1,
        );
      }),
    );
  });
});

describe("the delivery reach", () => {
  test("ends at the limit of the category", () => {
    const shorter = { ...DELIVERY, reachKilometres: { ...DELIVERY.reachKilometres, sportive: 867 } };
    const transfer = { kilometres: 868, minutes: 660 };
    expect(isWithinReach("cabrio", transfer, shorter)).toBe(true);
    expect(isWithinReach("sportive", transfer, shorter)).toBe(false);
  });

  test("includes Marbella only from Barcellona, and Nizza from Monaco and others", () => {
    const bases = ["Barcellona", "Firenze", "Milano", "Monaco", "Napoli", "Parigi", "Roma", "Vienna", "Zurigo"].map(
      (name) => to(name).city,
    );
    const reaching = (place: string) =>
      findDeliveryOrigins(bases, { pickup: to(place), return: to(place) }, DELIVERY).map(({ base }) => base.name);
    expect(reaching("Marbella")).toEqual(["Barcellona"]);
    expect(reaching("Nizza")).toContain("Monaco");
  });

  test("offers the nearest place within reach for a place beyond it", () => {
    const nearest = findNearestReachableCity(to("Zurigo").city, to("Marbella"), SERVED, {
      category: "suv",
      delivery: DELIVERY,
    });
    expect(nearest?.name).toBe("Barcellona");
  });
});

describe("the supplement", () => {
  // Rule: product.md#delivery "Free radius around a served city, as the crow flies"
  // Rule: product.md#delivery "Price. Delivery is"
  // Rule: product.md#delivery "Rate beyond the free radius, as the crow flies"
  // Rule: product.md#site-configuration "Delivery"
  // Rule: product.md#the-promise "A renter fears"
  test("charges eleven kilometres each way for Malpensa, nothing for Linate and a city", () => {
    const ends = { pickup: to("MXP"), return: to("Milano Malpensa") };
    expect(computeSupplements(ends, DELIVERY)).toEqual([
      { kind: "delivery", place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 2200 },
      { kind: "collection", place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 2200 },
    ]);
    expect(computeSupplements({ pickup: to("LIN"), return: to("Amburgo") }, DELIVERY)).toEqual([]);
  });

  test("is zero within the radius and at most the distance from the city", () => {
    fc.assert(
      fc.property(anyDestination, anyDestination, (pickup, back) => {
        const supplements = computeSupplements({ pickup, return: back }, DELIVERY);
        for (const { kilometres, amount } of supplements) {
          expect(kilometres).toBeGreaterThan(0);
          expect(amount).toBe(kilometres * DELIVERY.ratePerKilometre);
        }
        expect(supplements.some(({ kind }) => kind === "delivery")).toBe(
          pickup.place !== null && supplements[0]?.place === pickup.place.name,
        );
        expect(Number.isSafeInteger(sumSupplements(supplements))).toBe(true);
      }),
    );
  });
});

describe("the earliest pickup", () => {
  // Rule: product.md#delivery "Earliest pickup. Now"
  // Rule: product.md#delivery "Preparation before a car that was requested online sets out"
  test("is after preparation and driving, rounded up to the half hour", () => {
    const now = new Date("2026-11-21T09:10:00Z");
    expect(computeEarliestPickup(now, { kilometres: 310, minutes: 240 }, DELIVERY)).toEqual(
      new Date("2026-11-21T15:30:00Z"),
    );
    expect(computeEarliestPickup(now, { kilometres: 0, minutes: 0 }, DELIVERY)).toEqual(now);
  });
});

test("a hold starts when the car leaves its base and ends when it is back and ready", () => {
  const span = computeHoldSpan(new Date("2026-12-10T09:00:00Z"), new Date("2026-12-13T09:00:00Z"), {
    turnaroundHours: 6,
    outMinutes: 30,
    backMinutes: 240,
  });
  expect(span).toEqual({ from: new Date("2026-12-10T08:30:00Z"), to: new Date("2026-12-13T19:00:00Z") });
});

describe("the texts", () => {
  test.each([
    [30, "mezz'ora"],
    [60, "un'ora"],
    [90, "un'ora e mezza"],
    [240, "4 ore"],
    [270, "4 ore e mezza"],
  ])("formats %i minutes as %s", (minutes, words) => expect(drivingTime({ minutes })).toBe(words));

  test("state on a card where the car comes from and the supplement", () => {
    expect(deliveredFromText(wordsOf("it"), { base: "Monaco", place: "Nizza", supplements: [] })).toBe(
      "Consegnata a Nizza da Monaco, senza supplemento",
    );
    const far = computeSupplements({ pickup: to("MXP"), return: to("Milano") }, DELIVERY);
    expect(
      deliveredFromText(wordsOf("it"), { base: "Milano", place: "Aeroporto di Milano Malpensa", supplements: far }),
    ).toBe("Consegnata all'Aeroporto di Milano Malpensa da Milano, con un supplemento di €\u00a022");
    expect(far.map((one) => lineLabel(wordsOf("it"), supplementLine(one)))).toEqual([
      "Consegna all'Aeroporto di Milano Malpensa, 11 km oltre il raggio gratuito",
    ]);
  });

  test("use the right preposition for stations, ports and cities of the same name", () => {
    expect(["Stazione di Berna", "Porto di Valencia", "Porto Cervo", "Amburgo"].map(atPlace)).toEqual([
      "alla Stazione di Berna",
      "al Porto di Valencia",
      "a Porto Cervo",
      "ad Amburgo",
    ]);
  });

  test("name the next possible pickup if it is too soon", () => {
    const sentence = pickupTooSoonMessage({
      base: "Milano",
      place: "Nizza",
      out: { kilometres: 310, minutes: 240 },
      preparationHours: 2,
      earliest: { date: "2026-11-21", time: "15:30" },
    })(wordsOf("it"));
    expect(sentence).toBe(
      "Per consegnare l'auto a Nizza servono 2 ore per prepararla e 4 ore di strada da Milano: il primo ritiro possibile è sabato 21 novembre 2026 alle 15:30.",
    );
  });
});
