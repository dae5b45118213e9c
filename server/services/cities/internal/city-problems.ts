import type { FieldProblem } from "#server/errors.ts";
import { OVERRIDE_IN_THE_WAY } from "#server/services/seo-overrides/internal/override-problems.ts";

/** What to say when another city has the same name or slug, by the constraint that found out. */
export const CITY_TAKEN: Readonly<Record<string, FieldProblem>> = {
  cities_name_unique: { path: "name", message: "Esiste già una città con questo nome." },
  cities_slug_unique: { path: "slug", message: "Questo slug è già di un'altra città." },
  ...OVERRIDE_IN_THE_WAY,
};

export const NO_SUCH_CITY = "Questa città non esiste.";
