import type { jets } from "#server/db/schema.ts";
import { HEAVY_JETS } from "#server/seed/jets/heavy.ts";
import { HOME_JETS } from "#server/seed/jets/home.ts";
import type { JetSeed } from "#server/seed/jets/jet-seed.ts";
import { LIGHT_JETS } from "#server/seed/jets/light.ts";
import { MIDSIZE_JETS } from "#server/seed/jets/midsize.ts";
import { ULTRA_LONG_RANGE_JETS } from "#server/seed/jets/ultra-long-range.ts";

type JetRow = typeof jets.$inferInsert;

/** The twelve charter jets and the two of the home page's catalogue (product.md#jets). */
export const JETS: readonly JetRow[] = [
  ...LIGHT_JETS,
  ...MIDSIZE_JETS,
  ...HEAVY_JETS,
  ...ULTRA_LONG_RANGE_JETS,
  ...HOME_JETS,
].map(jetRow);

function jetRow(jet: JetSeed): JetRow {
  return {
    slug: jet.slug,
    brand: jet.brand,
    model: jet.model,
    type: jet.type,
    priceCents: jet.hourlyRate * 100,
    passengers: jet.passengers,
    maxBaggageKg: jet.maxBaggageKg,
    rangeKm: jet.rangeKm,
    cruiseSpeedKmh: jet.cruiseSpeedKmh,
    cabinHeightM: jet.cabinHeightM,
    cabinWidthM: jet.cabinWidthM,
    crewSize: jet.crewSize,
    location: [...jet.location],
    airport: jet.airport,
    amenities: [...jet.amenities],
    highlights: [...jet.highlights],
    images: ["profile", "detail"].map((picture) => `/pictures/jets/${jet.slug}/${picture}-1200.webp`),
    rating: jet.rating,
    reviews: jet.reviews,
    description: jet.description,
  };
}
