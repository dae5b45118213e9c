import { textReference } from "#domain/words/text-reference.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { lockBaseCities } from "#server/repositories/cities/cities.ts";
import { findUnknownCities } from "#server/repositories/cities/city-names.ts";
import { countOpenEnquiriesAbout, type ReferencedOffer } from "#server/repositories/enquiries/referenced-offers.ts";
import { SLUG_OVERRIDE_PROBLEMS } from "#server/services/words/content-words.ts";

export const NO_SUCH_JET = textReference("refusals", "noSuchJet");
export const NO_SUCH_ROUTE = "Questa tratta non esiste.";
export const NO_SUCH_EXPERIENCE = textReference("refusals", "noSuchExperience");

/** The field problem for each unique constraint. */
export const JET_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  jets_slug_unique: { path: "slug", message: "Questo slug è già di un altro jet." },
  ...SLUG_OVERRIDE_PROBLEMS,
};
export const ROUTE_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  jet_routes_pair: { path: "destination", message: "Questa tratta c'è già." },
};
export const EXPERIENCE_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  experiences_slug_unique: { path: "slug", message: "Questo slug è già di un'altra esperienza." },
};

/** Throws "invalid" at `path` if one of the cities is unknown. */
export async function assertKnownCities(tx: Transaction, path: string, names: readonly string[]): Promise<void> {
  const [unknown] = await findUnknownCities(tx, names);
  if (unknown === undefined) return;
  const message = `Non conosciamo la città «${unknown}».`;
  throw new ServiceError("invalid", message, [{ path, message }]);
}

/** Throws "invalid" at `cities` if a jet gets a new city that is inactive or has no page, because nothing could link to the jet there. */
export async function assertOpenDepartures(
  tx: Transaction,
  names: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  await assertKnownCities(tx, "cities", names);
  const bases = await lockBaseCities(tx, names);
  const closed = names.find((name) => !before.includes(name) && !bases.has(name));
  if (closed === undefined) return;
  const message = `Da ${closed} non può partire: scegli città attive che hanno una pagina.`;
  throw new ServiceError("invalid", message, [{ path: "cities", message }]);
}

/** Throws "conflict" while an enquiry or quote about a jet or experience is open. */
export async function assertNoOpenRequests(tx: Transaction, offer: ReferencedOffer, slug: string): Promise<void> {
  const open = await countOpenEnquiriesAbout(tx, offer, slug);
  if (open === 0) return;
  const subject = offer === "jet" ? "Il jet" : "L'esperienza";
  const openRequestsText =
    open === 1
      ? "ha una richiesta o un preventivo aperto: prima chiudilo"
      : `ha ${open} richieste o preventivi aperti: prima chiudili`;
  const instead = offer === "jet" ? "disattivalo" : "disattivala";
  throw new ServiceError("conflict", `${subject} ${openRequestsText}, oppure ${instead}.`);
}
