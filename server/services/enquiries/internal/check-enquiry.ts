import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { type CurrentClubEventStatus, clubEventState } from "#domain/club/club-calendar.ts";
import type { EnquiryNames } from "#domain/enquiries/enquiry-rows.ts";
import { weekendProblem } from "#domain/experiences/weekend.ts";
import type { EnquiryRequest } from "#domain/forms/enquiry.ts";
import { DAY_PAST } from "#domain/jets/past-legs.ts";
import { estimateLine } from "#domain/jets/trip-estimate.ts";
import { type CivilDate, civilNow } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { FieldProblem } from "#server/errors.ts";
import { listExperiences } from "#server/repositories/catalogue/experiences.ts";
import { findJetName } from "#server/repositories/catalogue/jets.ts";
import { findClubEventBySlug } from "#server/repositories/content/club-events.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { estimateFlight } from "#server/services/jets/shared/estimate-flight.ts";
import { readPastLegs } from "#server/services/jets/shared/past-legs.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

interface Checked {
  problems: FieldProblem[];
  facts: EnquiryNames;
}

/** What a request's schema cannot know: that what it names exists and that its days are still to come. Names are looked up for the mails. */
export async function checkEnquiry(ctx: AppContext, request: EnquiryRequest): Promise<Checked> {
  // By the staff's clock; only the legs of a flight go by the clock of where they leave from.
  const today = civilNow(ctx.clock(), ctx.site.timeZone).date;
  const found: Checked = { problems: [], facts: {} };
  if (request.kind === "jet") await checkFlight(ctx, request.details, today, found);
  if (request.kind === "experience" && request.details) await checkExperience(ctx, request.details, today, found);
  if (request.kind === "club" && request.details?.event) {
    await checkEvent(ctx, request.details.event, request.details.places ?? 1, today, found);
  }
  return found;
}

type DetailsOf<Kind extends EnquiryRequest["kind"]> = NonNullable<Extract<EnquiryRequest, { kind: Kind }>["details"]>;

async function checkEvent(ctx: AppContext, slug: string, places: number, today: CivilDate, found: Checked) {
  const event = await findClubEventBySlug(ctx.db, slug);
  const refuse = (message: string) => found.problems.push({ path: "details.event", message });
  if (!event) {
    refuse("Questo evento non esiste.");
    return;
  }
  found.facts.event = event.title;
  const { state, remaining } = clubEventState(event, today);
  const closed = CLOSED_EVENT[state];
  if (closed) refuse(closed);
  else if (remaining < places) refuse("Per questo evento non restano abbastanza posti.");
}

/** Why an event takes no request, by where it stands. */
const CLOSED_EVENT: Readonly<Partial<Record<CurrentClubEventStatus, string>>> = {
  past: "Questo evento si è concluso.",
  cancelled: "Questo evento è stato annullato.",
  planned: "Le richieste per questo evento non sono ancora aperte.",
};

async function checkFlight(ctx: AppContext, details: DetailsOf<"jet">, today: CivilDate, found: Checked) {
  const past = await readPastLegs(ctx, details.legs);
  found.problems.push(...past.map(({ path, message }) => ({ path: `details.${path}`, message })));
  if (details.jet) {
    const jet = await findJetName(ctx.db, details.jet);
    found.facts.jet = jet?.name;
    if (!jet?.active) found.problems.push({ path: "details.jet", message: "Questo jet non esiste." });
  }
  found.facts.estimate = estimateLine(await estimateFlight(ctx, details)) ?? undefined;
  if (details.car) {
    found.facts.car = await vehicleName(ctx, details.car.vehicle, "details.car.vehicle", found);
    if (details.car.from < today) found.problems.push({ path: "details.car.from", message: DAY_PAST });
  }
}

async function checkExperience(ctx: AppContext, details: DetailsOf<"experience">, today: CivilDate, found: Checked) {
  if (details.experience) {
    const [experience] = await listExperiences(ctx.db, { slug: details.experience, hidden: true });
    found.facts.experience = experience?.name;
    if (!experience?.active)
      found.problems.push({ path: "details.experience", message: "Questa esperienza non esiste." });
  }
  if (details.vehicle) found.facts.vehicle = await vehicleName(ctx, details.vehicle, "details.vehicle", found);
  const problem = details.date && weekendProblem(details.date, today);
  if (problem) found.problems.push({ path: "details.date", message: problem });
}

async function vehicleName(ctx: AppContext, slug: string, path: string, { problems }: Checked) {
  const vehicle = await findVehicleBySlug(ctx.db, slug);
  if (!vehicle) problems.push({ path, message: NO_SUCH_CAR });
  else if (!vehicle.available) problems.push({ path, message: "Questa auto non è disponibile." });
  return vehicle ? `${vehicleTitle(vehicle)}, ${vehicle.location}` : undefined;
}
