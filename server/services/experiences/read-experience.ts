import { parseWeekend } from "#domain/experiences/weekend.ts";
import type { ExperiencePageData } from "#domain/pages/content-pages.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { experienceHead } from "#domain/seo/heads/experience-head.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listExperiences } from "#server/repositories/experiences/experiences.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { readExperienceLanguages } from "#server/services/crawlers/read-page-languages.ts";
import { NO_SUCH_EXPERIENCE } from "#server/services/jets/shared/jet-and-experience-checks.ts";

/** The time zone in which experiences start. */
const SITE_TIME_ZONE = "Europe/Rome";

/**
 * Returns the content of /esperienze/{slug}, optionally with a car that the visitor wants to add. Ignores an unknown car, and a day on which no
 * weekend starts. Throws "not-found" for an unknown experience.
 */
export async function readExperience(
  ctx: AppContext,
  input: { slug: string; vehicle: string | null; date?: string | null },
  words: Words,
): Promise<ExperiencePageData> {
  const [[experience], vehicle] = await Promise.all([
    listExperiences(ctx.db, { slug: input.slug }, "price", words.language),
    input.vehicle ? findVehicleBySlug(ctx.db, input.vehicle, words.language) : null,
  ]);
  if (!experience) {
    // One that exists in other languages is no unknown address, which would redirect.
    const languages = await readExperienceLanguages(ctx, input.slug);
    const fields = languages.length > 0 ? [{ path: "language", message: NO_SUCH_EXPERIENCE }] : [];
    throw new ServiceError("not-found", NO_SUCH_EXPERIENCE, fields);
  }
  const today = toCivilMoment(ctx.clock(), SITE_TIME_ZONE).date;
  return {
    experience,
    vehicle: vehicle?.available ? { slug: vehicle.slug, title: vehicleTitle(vehicle) } : null,
    today,
    date: parseWeekend(input.date, today),
    head: {
      ...experienceHead(
        words,
        { site: ctx.site, siteUrl: ctx.env.siteUrl, year: ctx.clock().getUTCFullYear() },
        experience,
      ),
      languages: await readExperienceLanguages(ctx, experience.slug),
    },
  };
}
