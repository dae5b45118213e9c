import { camelCased } from "#domain/casing.ts";
import { experienceChangesSchema } from "#domain/forms/jets/experience.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { renameInRequests } from "#server/repositories/jets/asked-offers.ts";
import {
  lockExperience,
  type StoredExperience,
  updateStoredExperience,
} from "#server/repositories/jets/stored-experiences.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput, namingTaken, stated } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { cents } from "#server/services/jets/shared/jet-columns.ts";
import {
  EXPERIENCE_TAKEN,
  NO_SUCH_EXPERIENCE,
  rejectUnknownCities,
} from "#server/services/jets/shared/offer-problems.ts";
import { rejectOtherThanTexts } from "#server/services/jets/shared/texts-only.ts";
import { changeSlug } from "#server/services/seo-overrides/shared/change-slug.ts";

export interface ExperienceUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/** The columns in which an experience's texts stand. */
const TEXT_COLUMNS = ["description", "includes", "highlights", "priceNote"];

/**
 * Changes an experience, deactivation and reactivation included; its old address and its requests follow a new slug. Refuses "invalid" as
 * `createExperience`, "not-found", "not-allowed" when somebody who writes texts only changes something else, and "conflict" when somebody else has
 * changed it since `version`.
 */
export async function updateExperience(
  ctx: AppContext,
  { staff, id, body }: ExperienceUpdate,
): Promise<StoredExperience> {
  requireAbility(staff, "experiences.write-texts");
  const experienceId = checkedId(id, NO_SUCH_EXPERIENCE);
  const { version, price, ...experience } = camelCased(checkedInput(experienceChangesSchema, body));
  const changes = stated({ ...experience, priceCents: price === undefined ? undefined : cents(price) });
  return namingTaken(EXPERIENCE_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockExperience(tx, experienceId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_EXPERIENCE);
      rejectOtherThanTexts(staff, { manage: "experiences.manage", texts: TEXT_COLUMNS, before, changes });
      await rejectStaleVersion(tx, "experiences", before, version, ctx);
      if (changes.location) await rejectUnknownCities(tx, "location", [changes.location]);
      const now = ctx.clock();
      const after = await updateStoredExperience(tx, experienceId, changes, now);
      await changeSlug(tx, audit, { entity: "experiences", before, after }, now);
      if (after.slug !== before.slug) await renameInRequests(tx, "experience", before.slug, after.slug);
      await audit({ action: "update", entity: "experiences", entityId: experienceId, before, after });
      return after;
    }),
  );
}
