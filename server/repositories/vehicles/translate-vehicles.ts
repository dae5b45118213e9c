import type { Language } from "#domain/languages.ts";
import { stripPictureDetails } from "#domain/pictures/picture-details.ts";
import type { CatalogueVehicle } from "#domain/vehicles/vehicle.ts";
import type { Queryable } from "#server/db/client.ts";
import { readTranslate } from "#server/repositories/content-texts/shown-translations.ts";
import { readPhrases } from "#server/repositories/content-texts/translate-rows.ts";

/**
 * Returns cars with their highlights, engines and typed alternative texts in a language. What is not translated is left out: we make alternative texts
 * ourselves where staff have written none.
 */
export async function translateVehicles<Car extends CatalogueVehicle>(
  db: Queryable,
  language: Language,
  vehicles: readonly Car[],
): Promise<Car[]> {
  if (language === "it" || vehicles.length === 0) return [...vehicles];
  const phrases = vehicles.flatMap(({ highlights, specs }) => [...highlights, specs.engine]);
  const translatePhrase = await readPhrases(db, language, phrases);
  const described = vehicles.filter(({ imageAlts }) => Object.keys(imageAlts).length > 0).map(({ id }) => id);
  const translate = described.length > 0 ? await readTranslate(db, language, "vehicles", described) : () => null;
  return vehicles.map((vehicle) => ({
    ...vehicle,
    highlights: vehicle.highlights.flatMap((highlight) => translatePhrase(highlight) ?? []),
    specs: { ...vehicle.specs, engine: translatePhrase(vehicle.specs.engine) ?? "" },
    imageAlts: Object.fromEntries(
      Object.entries(vehicle.imageAlts).flatMap(([address, italian]) => {
        const text = translate(vehicle.id, `imageAlts/${stripPictureDetails(address)}`, italian);
        return text === null ? [] : [[address, text]];
      }),
    ),
  }));
}
