import { switchedOffProblem } from "#domain/offers/offer-words.ts";
import { isKindOffered, offerOfKind } from "#domain/offers/offers.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";

/** Throws "conflict" with the code `switched_off` if staff write about a kind that the company doesn't offer (product.md#offers). */
export function requireOfferedKind({ site }: AppContext, kind: string, path = "kind"): void {
  const offer = offerOfKind(kind);
  if (offer === null || isKindOffered(kind, site.offers)) return;
  const problem = switchedOffProblem(offer, path);
  throw new ServiceError("conflict", problem.message, [problem]);
}
