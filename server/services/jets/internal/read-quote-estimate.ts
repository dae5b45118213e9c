import { type JetTrip, jetTripSchema } from "#domain/forms/jets/jet-trip.ts";
import type { Jet } from "#domain/jets/jet.ts";
import { jetTitle } from "#domain/jets/jet-fleet.ts";
import { hasDestination, type JetQuoteDraft, type ParsedJetQuoteForm, toTrip } from "#domain/jets/jet-quote-draft.ts";
import type { JetQuoteForm } from "#domain/jets/jet-quote-form.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { type FieldProblem, wordProblems } from "#server/errors.ts";
import { findCurrentSlug } from "#server/repositories/catalogue/former-slugs.ts";
import { findJetBySlug } from "#server/repositories/jets/jets.ts";
import { estimateFlight } from "#server/services/jets/shared/estimate-flight.ts";
import { readPastLegs } from "#server/services/jets/shared/past-legs.ts";
import { fieldProblems } from "#server/services/parse-input.ts";
import { findArrivalVehicles } from "./find-arrival-vehicles.ts";

/** The example trip whose estimate an empty form shows. */
const EXAMPLE_TRIP = { legs: [{ from: "Roma", to: "Parigi" }], passengers: 4 };
/** Validates the quote form, estimates its trip and finds cars at the arrival. Returns problems of the form and does not throw them. */
export async function readQuoteEstimate(
  ctx: AppContext,
  { draft, isDated }: ParsedJetQuoteForm,
  words: Words,
): Promise<JetQuoteForm> {
  const today = toCivilMoment(ctx.clock(), ctx.site.timeZone).date;
  const jet = draft.jet ? await findJetBySlugOrFormer(ctx, draft.jet) : null;
  const hasTrip = hasDestination(draft);
  const { trip, problems } = isDated ? await checkTrip(ctx, draft) : { trip: null, problems: [] };
  return {
    draft,
    problems: wordProblems(words, problems),
    estimate: await estimateFlight(ctx, hasTrip ? { ...toTrip(draft), jet: jet?.slug } : EXAMPLE_TRIP),
    isExample: !hasTrip,
    trip,
    cars: trip && (await findArrivalVehicles(ctx, trip)),
    jet: jet && { slug: jet.slug, title: jetTitle(jet) },
    today,
  };
}

/** Returns the jet with a current or former slug; null if there is none. Former slugs occur, because visitors bookmark and share URLs of the form. */
async function findJetBySlugOrFormer({ db }: AppContext, slug: string): Promise<Jet | null> {
  const jet = await findJetBySlug(db, slug);
  if (jet) return jet;
  const currentSlug = await findCurrentSlug(db, "jets", slug);
  return currentSlug === null ? null : findJetBySlug(db, currentSlug);
}

async function checkTrip(
  ctx: AppContext,
  draft: JetQuoteDraft,
): Promise<{ trip: JetTrip | null; problems: FieldProblem[] }> {
  const parsed = jetTripSchema.safeParse(toTrip(draft));
  if (!parsed.success) return { trip: null, problems: fieldProblems(parsed.error) };
  const problems = await readPastLegs(ctx, parsed.data.legs);
  return { trip: problems.length === 0 ? parsed.data : null, problems };
}
