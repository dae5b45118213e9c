import type { Offers } from "#domain/offers/offers.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { countBasedInCity } from "#server/repositories/cities/cities.ts";
import { SLUG_OVERRIDE_PROBLEMS } from "#server/services/words/content-words.ts";

/** The field problem for each unique constraint of cities. */
export const CITY_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  cities_name_unique: { path: "name", message: "Esiste già una città con questo nome." },
  cities_slug_unique: { path: "slug", message: "Questo slug è già di un'altra città." },
  ...SLUG_OVERRIDE_PROBLEMS,
};

export const NO_SUCH_CITY = "Questa città non esiste.";

/**
 * Throws "conflict" at `has_page` while public cars or jets are based in the city. Without the city's page, nothing would link to them. Jets that are
 * switched off count too, because they come back as they were; no screen shows them, so the message says how to reach them.
 */
export async function assertNotBase(tx: Transaction, name: string, { jets: areJetsOffered }: Offers): Promise<void> {
  const { vehicles, jets } = await countBasedInCity(tx, name);
  if (vehicles + jets === 0) return;
  const based = [
    vehicles > 0 && (vehicles === 1 ? "una vettura" : `${vehicles} vetture`),
    jets > 0 && (jets === 1 ? "un jet" : `${jets} jet`),
  ].filter((words) => words !== false);
  const hidden =
    jets > 0 && !areJetsOffered ? " (i jet privati sono spenti: per spostarli si riaccendono nelle impostazioni)" : "";
  const message = `${name} è la sede di ${based.join(" e di ")}${hidden}: prima scegli un'altra sede, oppure disattiva la città.`;
  throw new ServiceError("conflict", message, [{ path: "has_page", message }]);
}
