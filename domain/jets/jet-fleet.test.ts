import { describe, expect, test } from "vitest";
import type { Jet } from "#domain/jets/jet.ts";
import { findSimilarJets, listServedCities, summariseJetTypes } from "#domain/jets/jet-fleet.ts";

function jet(fields: Partial<Jet> & Pick<Jet, "slug">): Jet {
  return {
    id: fields.slug,
    brand: "Cessna",
    model: fields.slug,
    type: "Light Jet",
    passengers: 7,
    maxBaggageKg: 400,
    rangeKm: 3700,
    cruiseSpeedKmh: 770,
    hourlyRate: 320_000,
    images: [],
    cities: ["Milano"],
    airport: null,
    amenities: [],
    highlights: [],
    crewSize: 2,
    rating: 4.8,
    reviews: 10,
    cabinHeightM: 1.5,
    cabinWidthM: 1.5,
    description: "",
    available: true,
    ...fields,
  };
}

const small = jet({ slug: "small" });
const other = jet({ slug: "other", passengers: 8, hourlyRate: 380_000, rangeKm: 3800, cities: ["Zurigo", "Olbia"] });
const near = jet({ slug: "near", hourlyRate: 350_000 });
const large = jet({ slug: "large", type: "Heavy Jet", hourlyRate: 700_000, cities: ["Barcellona", "Milano"] });

describe("the fleet", () => {
  // Rule: product.md#jet-pages "Hub: hero with"
  test("its types come smallest first, with seats, range and cheapest hour; a type without jets is not named", () => {
    expect(summariseJetTypes([large, other, small])).toEqual([
      {
        type: "Light Jet",
        slug: "light-jet",
        jets: 2,
        seats: { low: 7, high: 8 },
        rangeKm: { low: 3700, high: 3800 },
        fromRate: 320_000,
      },
      expect.objectContaining({ type: "Heavy Jet", jets: 1, fromRate: 700_000 }),
    ]);
  });

  test("its seven cities come in their order, others after them", () => {
    expect(listServedCities([other, large])).toEqual(["Milano", "Zurigo", "Barcellona", "Olbia"]);
  });

  // Rule: product.md#jet-pages "Model: gallery, hourly"
  test("similar jets: of the same type, those of the city first, then by price; at most three, never itself nor one not available", () => {
    const away = jet({ slug: "away", available: false });
    const fleet = [small, other, near, large, away];
    expect(findSimilarJets(small, "Milano", fleet).map(({ slug }) => slug)).toEqual(["near", "other"]);
    expect(findSimilarJets(small, "Milano", fleet, 1).map(({ slug }) => slug)).toEqual(["near"]);
    expect(findSimilarJets(large, "Milano", fleet)).toEqual([]);
  });
});
