import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { lockBases } from "#server/repositories/catalogue/cities.ts";
import { type AskedOffer, countOpenRequestsAbout } from "#server/repositories/jets/asked-offers.ts";
import { unknownCities } from "#server/repositories/jets/city-names.ts";
import { OVERRIDE_IN_THE_WAY } from "#server/services/words/content-words.ts";

export const NO_SUCH_JET = "Questo jet non esiste.";
export const NO_SUCH_ROUTE = "Questa tratta non esiste.";
export const NO_SUCH_EXPERIENCE = "Questa esperienza non esiste.";

/** What to say of a value that another row has, by the constraint that found out. */
export const JET_TAKEN: Readonly<Record<string, FieldProblem>> = {
  jets_slug_unique: { path: "slug", message: "Questo slug è già di un altro jet." },
  ...OVERRIDE_IN_THE_WAY,
};
export const ROUTE_TAKEN: Readonly<Record<string, FieldProblem>> = {
  jet_routes_pair: { path: "destination", message: "Questa tratta c'è già." },
};
export const EXPERIENCE_TAKEN: Readonly<Record<string, FieldProblem>> = {
  experiences_slug_unique: { path: "slug", message: "Questo slug è già di un'altra esperienza." },
};

/** Refuses "invalid" at a field that names cities which the company does not have. */
export async function rejectUnknownCities(tx: Transaction, path: string, names: readonly string[]): Promise<void> {
  const [unknown] = await unknownCities(tx, names);
  if (unknown === undefined) return;
  const message = `Non conosciamo la città «${unknown}».`;
  throw new ServiceError("invalid", message, [{ path, message }]);
}

/** Refuses "invalid" at `cities` a jet that would newly leave from a city that is not active or has no page: nothing could lead to it there. */
export async function rejectClosedDepartures(
  tx: Transaction,
  names: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  await rejectUnknownCities(tx, "cities", names);
  const bases = await lockBases(tx, names);
  const closed = names.find((name) => !before.includes(name) && !bases.has(name));
  if (closed === undefined) return;
  const message = `Da ${closed} non può partire: scegli città attive che hanno una pagina.`;
  throw new ServiceError("invalid", message, [{ path: "cities", message }]);
}

/** Refuses "conflict" while somebody waits for an answer about it, or may still accept a quote. */
export async function rejectWhileAsked(tx: Transaction, offer: AskedOffer, slug: string): Promise<void> {
  const open = await countOpenRequestsAbout(tx, offer, slug);
  if (open === 0) return;
  const subject = offer === "jet" ? "Il jet" : "L'esperienza";
  const asked =
    open === 1
      ? "ha una richiesta o un preventivo aperto: prima chiudilo"
      : `ha ${open} richieste o preventivi aperti: prima chiudili`;
  const instead = offer === "jet" ? "disattivalo" : "disattivala";
  throw new ServiceError("conflict", `${subject} ${asked}, oppure ${instead}.`);
}
