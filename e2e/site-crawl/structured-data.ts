/** An entity of a JSON-LD block. */
export type JsonLdThing = Record<string, unknown>;

/** Properties that each type must have (search engines' required and recommended ones); a type without a row is not expected on any page. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ["ratingValue", "reviewCount", "bestRating"],
  Answer: ["text"],
  Article: ["headline", "image", "datePublished", "author", "publisher"],
  AutoRental: ["name", "telephone", "address"],
  Brand: ["name"],
  BreadcrumbList: ["itemListElement"],
  Car: ["name", "image", "brand", "offers"],
  City: ["name"],
  ContactPage: ["name", "url"],
  ContactPoint: ["telephone", "contactType"],
  Country: ["name"],
  EngineSpecification: ["name"],
  EntryPoint: ["urlTemplate"],
  Event: ["name", "startDate", "location", "eventStatus"],
  FAQPage: ["mainEntity"],
  GeoCoordinates: ["latitude", "longitude"],
  ImageObject: ["url"],
  ItemList: ["itemListElement"],
  ListItem: ["position"],
  Offer: ["price", "priceCurrency", "priceValidUntil", "availability", "url"],
  AggregateOffer: ["lowPrice", "priceCurrency", "priceValidUntil"],
  Organization: ["name"],
  OpeningHoursSpecification: ["opens", "closes"],
  Person: ["name"],
  Place: ["name"],
  PostalAddress: ["addressLocality", "addressCountry"],
  Product: ["name", "image"],
  QuantitativeValue: ["value"],
  Question: ["name", "acceptedAnswer"],
  SearchAction: ["target", "query-input"],
  Service: ["name", "provider", "areaServed", "offers"],
  UnitPriceSpecification: ["price", "priceCurrency"],
  WebSite: ["name", "url", "potentialAction"],
};

/** A product appears in search results only if it has at least one of these. */
const PRODUCT_PROPERTIES = ["offers", "aggregateRating", "review"];

/** Properties whose value is a URL. */
const ADDRESSES = new Set(["url", "item", "image", "logo"]);

/** Returns every entity of the blocks, including nested ones. Throws if a block is not JSON-LD. */
export function parseThings(blocks: readonly string[]): JsonLdThing[] {
  return blocks.flatMap((block) => {
    const parsed = JSON.parse(block) as JsonLdThing;
    if (parsed["@context"] !== "https://schema.org") throw new Error(`A block without schema.org's context: ${block}`);
    return nestedThings(parsed);
  });
}

function nestedThings(value: unknown): JsonLdThing[] {
  if (Array.isArray(value)) return value.flatMap(nestedThings);
  if (typeof value !== "object" || value === null) return [];
  const thing = value as JsonLdThing;
  return [...(thing["@type"] === undefined ? [] : [thing]), ...Object.values(thing).flatMap(nestedThings)];
}

export function typesOf(thing: JsonLdThing): string[] {
  return [thing["@type"]].flat() as string[];
}

/** Returns an entity's faults: unknown types, missing or empty properties, relative URLs, expired offers. */
export function findStructuredDataFaults(thing: JsonLdThing, today: string): string[] {
  const types = typesOf(thing);
  // A reference to an entity described elsewhere has only its id.
  if (Object.keys(thing).every((key) => key === "@type" || key === "@id")) return [];
  const missing = types.flatMap((type) => {
    const required = REQUIRED[type];
    if (!required) return [`${type} is no type we know`];
    return required.filter((name) => isEmpty(thing[name])).map((name) => `${type} without ${name}`);
  });
  const addresses = Object.entries(thing)
    .filter(([name]) => ADDRESSES.has(name))
    .flatMap(([name, value]) => [value].flat().map((address) => ({ name, address })))
    .filter(({ address }) => typeof address === "string" && !URL.canParse(address))
    .map(({ name, address }) => `${name} is no whole address: ${address}`);
  const bare = types.includes("Product") && !PRODUCT_PROPERTIES.some((name) => !isEmpty(thing[name]));
  const until = thing.priceValidUntil;
  const late = typeof until === "string" && until < today ? [`an offer that ended on ${until}`] : [];
  return [
    ...missing,
    ...addresses,
    ...late,
    ...(bare ? [`Product without any of ${PRODUCT_PROPERTIES.join(", ")}`] : []),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Returns a page's entities of one type. */
export function findThingsOfType(structured: readonly string[], type: string): JsonLdThing[] {
  return parseThings(structured).filter((thing) => typesOf(thing).includes(type));
}
