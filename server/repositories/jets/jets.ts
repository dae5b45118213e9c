import { and, asc, desc, eq, gte, isNull, lte, not, type SQL, sql } from "drizzle-orm";
import type { Jet, JetType } from "#domain/jets/jet.ts";
import type { Language } from "#domain/languages.ts";
import type { Cents } from "#domain/money.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { jets } from "#server/db/schema.ts";
import { readPhrases, translateRows } from "#server/repositories/content-texts/translate-rows.ts";
import { type OrderImages, readShownImages } from "#server/repositories/pictures/image-order.ts";
import { containsText } from "#server/repositories/table-rows.ts";

/** Filters of jets. A missing filter does not restrict the list. */
export interface JetFilter {
  /** "charter": the charter fleet. "home": the two jets of the home page's catalogue, the only ones with an `airport`. */
  fleet?: "charter" | "home" | undefined;
  /** The exact name of a city that the jet serves. */
  city?: string | undefined;
  /** A part of the name of the jet's airport or of a city that the jet serves, in upper or lower case. */
  locationContains?: string | undefined;
  type?: JetType | undefined;
  lowestRate?: Cents | undefined;
  highestRate?: Cents | undefined;
}

export type JetSort = "price" | "-price" | "rating";

/** Selects the cities of a jet that are active and have a page, in the jet's own order. Visitors reach a jet through the pages of these cities. */
const PUBLIC_CITY_NAMES = sql<string[]>`array(
  select city.name from cities city where city.active and city.has_page and city.name = any(${jets.location})
  order by array_position(${jets.location}, city.name)
)`;
/** Whether public pages show a jet: it is active and serves at least one active city with a page. */
const IS_ON_SITE = sql`${jets.active} and ${jets.location} && array(select city.name from cities city where city.active and city.has_page)`;
const publicJetColumns = { jet: jets, cities: PUBLIC_CITY_NAMES };

/** Lists the matching public jets, by default the lowest hourly rate first. */
export const listJets = cachedQuery(
  "jets",
  async (
    db: Queryable,
    filter: JetFilter = {},
    order: JetSort = "price",
    language: Language = "it",
  ): Promise<Jet[]> => {
    const rows = await db
      .select(publicJetColumns)
      .from(jets)
      .where(
        and(
          IS_ON_SITE,
          filter.fleet === undefined
            ? undefined
            : filter.fleet === "charter"
              ? isNull(jets.airport)
              : not(isNull(jets.airport)),
          filter.city === undefined ? undefined : sql`${filter.city} = any(${PUBLIC_CITY_NAMES})`,
          filter.locationContains ? hasLocationText(filter.locationContains) : undefined,
          filter.type === undefined ? undefined : eq(jets.type, filter.type),
          filter.lowestRate === undefined ? undefined : gte(jets.priceCents, filter.lowestRate),
          filter.highestRate === undefined ? undefined : lte(jets.priceCents, filter.highestRate),
        ),
      )
      .orderBy(...JET_ORDERS[order]);
    return toJets(db, rows, language);
  },
);

/** Returns the public jet with a slug; null if there is none. */
export const findJetBySlug = cachedQuery(
  "jet",
  async (db: Queryable, slug: string, language: Language = "it"): Promise<Jet | null> => {
    const [row] = await db
      .select(publicJetColumns)
      .from(jets)
      .where(and(IS_ON_SITE, eq(jets.slug, slug)))
      .limit(1);
    const [jet] = row ? await toJets(db, [row], language) : [];
    return jet ?? null;
  },
);

/** Returns the name of the jet with a slug, public or not, because existing enquiries still show it; null if there is none. */
export async function findJetName(db: Queryable, slug: string): Promise<{ name: string; active: boolean } | null> {
  const [row] = await db
    .select({ brand: jets.brand, model: jets.model, active: jets.active })
    .from(jets)
    .where(eq(jets.slug, slug))
    .limit(1);
  return row ? { name: `${row.brand} ${row.model}`, active: row.active } : null;
}

const JET_ORDERS: Record<JetSort, SQL[]> = {
  price: [asc(jets.priceCents), asc(jets.slug)],
  "-price": [desc(jets.priceCents), asc(jets.slug)],
  rating: [desc(jets.rating), desc(jets.priceCents), asc(jets.slug)],
};

function hasLocationText(text: string): SQL {
  return containsText(text, sql`array_to_string(${PUBLIC_CITY_NAMES} || ${jets.airport}, ', ')`);
}

interface SelectedJet {
  jet: typeof jets.$inferSelect;
  cities: string[];
}

async function toJets(db: Queryable, rows: readonly SelectedJet[], language: Language): Promise<Jet[]> {
  const toShownImages = await readShownImages(
    db,
    rows.map(({ jet }) => jet.images),
  );
  const listed = rows.map((row) => toJet(row, toShownImages));
  const translated = await translateRows(db, language, "jets", listed, ["description"]);
  const translatePhrase = await readPhrases(
    db,
    language,
    translated.flatMap(({ amenities, highlights }) => [...amenities, ...highlights]),
  );
  return translated.map((jet) => ({
    ...jet,
    amenities: jet.amenities.flatMap((amenity) => translatePhrase(amenity) ?? []),
    highlights: jet.highlights.flatMap((highlight) => translatePhrase(highlight) ?? []),
  }));
}

function toJet({ jet: row, cities }: SelectedJet, toShownImages: OrderImages): Jet {
  return {
    id: row.id,
    slug: row.slug,
    brand: row.brand,
    model: row.model,
    type: row.type,
    passengers: row.passengers,
    maxBaggageKg: row.maxBaggageKg,
    rangeKm: row.rangeKm,
    cruiseSpeedKmh: row.cruiseSpeedKmh,
    hourlyRate: row.priceCents,
    images: toShownImages(row.images),
    cities,
    airport: row.airport,
    amenities: row.amenities,
    highlights: row.highlights,
    crewSize: row.crewSize,
    rating: row.rating,
    reviews: row.reviews,
    cabinHeightM: row.cabinHeightM,
    cabinWidthM: row.cabinWidthM,
    description: row.description,
    available: row.available,
  };
}

/** Counts the available jets. */
export const countPublicJets = cachedQuery("count of jets", async (db: Queryable): Promise<number> => {
  return db.$count(jets, and(eq(jets.available, true), IS_ON_SITE));
});
