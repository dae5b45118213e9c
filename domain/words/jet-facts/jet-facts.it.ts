/** Short texts about jets that several pages show. */
export const JET_FACTS_IT = {
  persons: { one: "{count} persona", other: "{count} persone" },
  /** Above or below a price. */
  perHour: "all'ora",
  /** "€ 3.200 – 3.800": the currency once, where the language allows it. */
  priceSpan: "€\u00a0{low} – {high}",
} as const;
