import type { Jet } from "#domain/catalogue/jet.ts";
import { type JetTrip, jetTripSchema } from "#domain/forms/jet-quote.ts";
import { jetTitle } from "#domain/jets/fleet.ts";
import type { Quote } from "#domain/jets/quote.ts";
import { type AskedQuote, isAsked, type QuoteDraft, tripOf } from "#domain/jets/quote-draft.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { FieldProblem } from "#server/errors.ts";
import { findJetBySlug } from "#server/repositories/catalogue/jets.ts";
import { findPresentSlug } from "#server/repositories/seo/former-slugs.ts";
import { fieldProblems } from "#server/services/checked-input.ts";
import { estimateFlight } from "#server/services/jets/shared/estimate-flight.ts";
import { readPastLegs } from "#server/services/jets/shared/past-legs.ts";
import { offerArrivalCars } from "./offer-arrival-cars.ts";

/** Milan to Zurich, estimated while nothing is asked. */
const EXAMPLE = { legs: [{ from: "Roma", to: "Parigi" }], passengers: 4 };
/** Checks the quote form, estimates its trip and looks for cars at the arrival. Never refuses: what is wrong is said. */
export async function readQuoteEstimate(ctx: AppContext, { draft, isDated }: AskedQuote): Promise<Quote> {
  const today = civilNow(ctx.clock(), ctx.site.timeZone).date;
  const found = draft.jet ? await findAskedJet(ctx, draft.jet) : null;
  const asked = isAsked(draft);
  const { trip, problems } = isDated ? await checkTrip(ctx, draft) : { trip: null, problems: [] };
  return {
    draft,
    problems,
    estimate: await estimateFlight(ctx, asked ? { ...tripOf(draft), jet: found?.slug } : EXAMPLE),
    isExample: !asked,
    trip,
    cars: trip && (await offerArrivalCars(ctx, trip)),
    jet: found && { slug: found.slug, title: jetTitle(found) },
    today,
  };
}

/** The jet of a slug, or of one it had before: an address with a trip is kept and sent to others. */
async function findAskedJet({ db }: AppContext, slug: string): Promise<Jet | null> {
  const found = await findJetBySlug(db, slug);
  if (found) return found;
  const present = await findPresentSlug(db, "jets", slug);
  return present === null ? null : findJetBySlug(db, present);
}

async function checkTrip(
  ctx: AppContext,
  draft: QuoteDraft,
): Promise<{ trip: JetTrip | null; problems: FieldProblem[] }> {
  const parsed = jetTripSchema.safeParse(tripOf(draft));
  if (!parsed.success) return { trip: null, problems: fieldProblems(parsed.error) };
  const problems = await readPastLegs(ctx, parsed.data.legs);
  return { trip: problems.length === 0 ? parsed.data : null, problems };
}
