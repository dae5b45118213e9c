import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { openWorkLabel, openWorkQuestion } from "#domain/offers/offer-words.ts";
import { OFFER_KEYS, type OfferKey } from "#domain/site-configuration.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, inItalian, ServiceError } from "#server/errors.ts";
import { listOpenWork, type OpenWork } from "#server/repositories/site-settings/open-work.ts";

/** The kind of requests about an offer; nobody sends requests to the magazine. */
const REQUEST_KINDS = { jets: "jet", experiences: "experience", club: "club", magazine: null } as const;

/**
 * Throws "conflict" if the change switches off an offer with open requests, quotes or orders (product.md#offers). The first field is
 * `despite_open_work`, which confirms the change; then comes the field of each such offer with its references.
 */
export async function rejectOpenWork(tx: Transaction, before: SiteSettings, after: SiteSettings): Promise<void> {
  const problems: FieldProblem[] = [];
  for (const offer of OFFER_KEYS.filter((key) => before[`offers_${key}`] && !after[`offers_${key}`])) {
    const kind = REQUEST_KINDS[offer];
    const work = kind && (await listOpenWork(tx, kind));
    if (work && hasWork(work)) problems.push(toProblem(offer, work));
  }
  if (problems.length === 0) return;
  const question = openWorkQuestion(problems.map(({ message }) => inItalian(message)));
  throw new ServiceError("conflict", question, [{ path: "despite_open_work", message: question }, ...problems]);
}

const hasWork = ({ enquiries, quotes, orders }: OpenWork): boolean =>
  enquiries.length + quotes.length + orders.length > 0;

const toProblem = (offer: OfferKey, work: OpenWork): FieldProblem => ({
  path: `offers_${offer}`,
  message: openWorkLabel(offer, work),
  code: "open_work",
});
