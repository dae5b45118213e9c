import { newExperienceSchema } from "#domain/forms/experiences/experience.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { insertStoredExperience, type StoredExperience } from "#server/repositories/experiences/stored-experiences.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import {
  assertKnownCities,
  EXPERIENCE_UNIQUE_PROBLEMS,
} from "#server/services/jets/shared/jet-and-experience-checks.ts";
import { toCents } from "#server/services/jets/shared/jet-columns.ts";
import { mapUniqueViolation, parseInput, pickDefined } from "#server/services/parse-input.ts";

/** Default values of a new experience. */
const NEW_EXPERIENCE_DEFAULTS = { highlights: [], rating: 4.5, reviews: 0 };

/**
 * Creates an experience (product.md#experience) under the company's name. Throws "invalid" for wrong fields, a duplicate slug and an unknown city.
 */
export async function createExperience(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredExperience> {
  requireAbility(staff, "experiences.manage");
  const { price, ...experience } = toCamelCase(parseInput(newExperienceSchema, body));
  const columns = {
    ...NEW_EXPERIENCE_DEFAULTS,
    ...pickDefined(experience),
    priceCents: toCents(price),
    brand: ctx.site.name,
  };
  return mapUniqueViolation(EXPERIENCE_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      await assertKnownCities(tx, "location", [columns.location]);
      const now = ctx.clock();
      const row = await insertStoredExperience(tx, { ...columns, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "experiences", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}
