import { experienceChangesSchema } from "#domain/forms/experiences/experience.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { renameSlugInEnquiries } from "#server/repositories/enquiries/referenced-offers.ts";
import {
  lockExperience,
  type StoredExperience,
  updateStoredExperience,
} from "#server/repositories/experiences/stored-experiences.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import {
  assertKnownCities,
  EXPERIENCE_UNIQUE_PROBLEMS,
  NO_SUCH_EXPERIENCE,
} from "#server/services/jets/shared/jet-and-experience-checks.ts";
import { toCents } from "#server/services/jets/shared/jet-columns.ts";
import { assertOnlyTextsChange } from "#server/services/jets/shared/texts-only.ts";
import { mapUniqueViolation, parseId, parseInput, pickDefined } from "#server/services/parse-input.ts";
import { applySlugChange } from "#server/services/seo-overrides/shared/apply-slug-change.ts";

export interface ExperienceUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/** The columns that hold texts. */
const TEXT_COLUMNS = ["description", "includes", "highlights", "priceNote"];

/**
 * Updates, deactivates or reactivates an experience. If its slug changes, the former URL redirects, and enquiries get the new slug. Throws whatever
 * `createExperience` throws, "not-found", "not-allowed" if staff who may only edit texts change something else, and "conflict" for a stale `version`.
 */
export async function updateExperience(
  ctx: AppContext,
  { staff, id, body }: ExperienceUpdate,
): Promise<StoredExperience> {
  requireAbility(staff, "experiences.write-texts");
  const experienceId = parseId(id, NO_SUCH_EXPERIENCE);
  const { version, price, ...experience } = toCamelCase(parseInput(experienceChangesSchema, body));
  const changes = pickDefined({ ...experience, priceCents: price === undefined ? undefined : toCents(price) });
  return mapUniqueViolation(EXPERIENCE_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockExperience(tx, experienceId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_EXPERIENCE);
      assertOnlyTextsChange(staff, { manage: "experiences.manage", texts: TEXT_COLUMNS, before, changes });
      await rejectStaleVersion(tx, "experiences", before, version, ctx);
      if (changes.location) await assertKnownCities(tx, "location", [changes.location]);
      const now = ctx.clock();
      const after = await updateStoredExperience(tx, experienceId, changes, now);
      await applySlugChange(tx, audit, { entity: "experiences", before, after }, now);
      if (after.slug !== before.slug) await renameSlugInEnquiries(tx, "experience", before.slug, after.slug);
      await audit({ action: "update", entity: "experiences", entityId: experienceId, before, after });
      return after;
    }),
  );
}
