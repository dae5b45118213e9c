import { type CurrentClubEventStatus, toClubEventState } from "#domain/club-events/club-event-state.ts";
import type { ContentEntity } from "#domain/content-texts/content-entities.ts";
import type { EnquiryNames } from "#domain/enquiries/enquiry-rows.ts";
import { validateWeekend } from "#domain/experiences/weekend.ts";
import type { EnquiryRequest } from "#domain/forms/enquiries/enquiry.ts";
import { estimateLine } from "#domain/jets/trip-estimate.ts";
import { type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import type { Message } from "#domain/words/message.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import type { FieldProblem } from "#server/errors.ts";
import { findClubEventBySlug } from "#server/repositories/club-events/club-events.ts";
import { readTranslate } from "#server/repositories/content-texts/shown-translations.ts";
import { listExperiences } from "#server/repositories/experiences/experiences.ts";
import { findJetName } from "#server/repositories/jets/jets.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { estimateFlight } from "#server/services/jets/shared/estimate-flight.ts";
import { NO_SUCH_EXPERIENCE } from "#server/services/jets/shared/jet-and-experience-checks.ts";
import { readPastLegs } from "#server/services/jets/shared/past-legs.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";
import { EVENT_IS_CANCELLED, EVENT_IS_OVER, NO_SUCH_EVENT } from "#server/services/words/content-words.ts";

interface EnquiryCheck {
  problems: FieldProblem[];
  facts: EnquiryNames;
}

/**
 * Checks what the schema cannot check: that referenced rows exist and days are not in the past. Also returns the names that mails and private pages
 * need, in the language of the words.
 */
export async function checkEnquiry(ctx: AppContext, request: EnquiryRequest, words: Words): Promise<EnquiryCheck> {
  // Today in the company's time zone. Only the legs of flights are compared in the time zone of their departure.
  const today = toCivilMoment(ctx.clock(), ctx.site.timeZone).date;
  const check: WordedCheck = { words, problems: [], facts: {} };
  if (request.kind === "jet") await checkFlight(ctx, request.details, today, check);
  if (request.kind === "experience" && request.details) await checkExperience(ctx, request.details, today, check);
  if (request.kind === "club" && request.details?.event) {
    await checkEvent(ctx, request.details.event, request.details.places ?? 1, today, check);
  }
  return { problems: check.problems, facts: check.facts };
}

interface WordedCheck extends EnquiryCheck {
  words: Words;
}

/** Returns a name in the language of the words; one that is not translated stays as it is. */
async function translateName(
  { db }: AppContext,
  { language }: Words,
  entity: ContentEntity,
  { id, field, name }: { id: string; field: string; name: string },
): Promise<string> {
  const translate = await readTranslate(db, language, entity, [id]);
  return translate(id, field, name) ?? name;
}

type DetailsOf<Kind extends EnquiryRequest["kind"]> = NonNullable<Extract<EnquiryRequest, { kind: Kind }>["details"]>;

async function checkEvent(ctx: AppContext, slug: string, places: number, today: CivilDate, check: WordedCheck) {
  const event = await findClubEventBySlug(ctx.db, slug);
  const addProblem = (message: Message) => check.problems.push({ path: "details.event", message });
  if (!event) {
    addProblem(NO_SUCH_EVENT);
    return;
  }
  check.facts.event = await translateName(ctx, check.words, "club_events", {
    ...event,
    field: "title",
    name: event.title,
  });
  const { state, remaining } = toClubEventState(event, today);
  const closed = CLOSED_EVENT[state];
  if (closed) addProblem(closed);
  else if (remaining < places) addProblem(textReference("refusals", "eventIsFull"));
}

/** Why an event accepts no requests, by its status. */
const CLOSED_EVENT: Readonly<Partial<Record<CurrentClubEventStatus, Message>>> = {
  past: EVENT_IS_OVER,
  cancelled: EVENT_IS_CANCELLED,
  planned: textReference("refusals", "eventNotOpen"),
};

async function checkFlight(ctx: AppContext, details: DetailsOf<"jet">, today: CivilDate, check: WordedCheck) {
  const past = await readPastLegs(ctx, details.legs);
  check.problems.push(...past.map(({ path, message }) => ({ path: `details.${path}`, message })));
  if (details.jet) {
    const jet = await findJetName(ctx.db, details.jet);
    check.facts.jet = jet?.name;
    if (!jet?.active) check.problems.push({ path: "details.jet", message: textReference("refusals", "noSuchJet") });
  }
  check.facts.estimate = estimateLine(check.words, await estimateFlight(ctx, details)) ?? undefined;
  if (details.car) {
    check.facts.car = await readVehicleName(ctx, details.car.vehicle, "details.car.vehicle", check);
    if (details.car.from < today)
      check.problems.push({ path: "details.car.from", message: textReference("tripProblems", "dayPast") });
  }
}

async function checkExperience(
  ctx: AppContext,
  details: DetailsOf<"experience">,
  today: CivilDate,
  check: WordedCheck,
) {
  if (details.experience) {
    const [experience] = await listExperiences(ctx.db, { slug: details.experience, hidden: true });
    if (experience)
      check.facts.experience = await translateName(ctx, check.words, "experiences", { ...experience, field: "name" });
    if (!experience?.active) check.problems.push({ path: "details.experience", message: NO_SUCH_EXPERIENCE });
  }
  if (details.vehicle) check.facts.vehicle = await readVehicleName(ctx, details.vehicle, "details.vehicle", check);
  const problem = details.date && validateWeekend(details.date, today);
  if (problem) check.problems.push({ path: "details.date", message: problem });
}

async function readVehicleName(ctx: AppContext, slug: string, path: string, { words, problems }: WordedCheck) {
  const vehicle = await findVehicleBySlug(ctx.db, slug);
  if (!vehicle) problems.push({ path, message: NO_SUCH_CAR });
  else if (!vehicle.available) problems.push({ path, message: textReference("refusals", "carUnavailable") });
  return vehicle ? `${vehicleTitle(vehicle)}, ${placeNameIn(words.language, vehicle.location)}` : undefined;
}
