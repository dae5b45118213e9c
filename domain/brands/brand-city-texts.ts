import type { Words } from "#domain/words/words.ts";

/** Returns the copy of a brand in a city, or null if the pair has no copy (product.md#brand-pages). */
export function findBrandCityText(
  { brandCityTexts }: Words<"brandCityTexts">,
  brandSlug: string,
  citySlug: string,
): string | null {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = brandCityTexts;
  const ofBrand = Object.hasOwn(texts, brandSlug) ? texts[brandSlug] : undefined;
  return ofBrand && Object.hasOwn(ofBrand, citySlug) ? (ofBrand[citySlug] ?? null) : null;
}
