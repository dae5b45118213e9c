import { camelCased } from "#domain/casing.ts";
import { newExperienceSchema } from "#domain/forms/jets/experience.ts";
import type { AppContext } from "#server/context.ts";
import { insertStoredExperience, type StoredExperience } from "#server/repositories/jets/stored-experiences.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput, namingTaken, stated } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { cents } from "#server/services/jets/shared/jet-columns.ts";
import { EXPERIENCE_TAKEN, rejectUnknownCities } from "#server/services/jets/shared/offer-problems.ts";

/** What a new experience has until staff say otherwise. */
const NEW_EXPERIENCE = { highlights: [], rating: 4.5, reviews: 0 };

/** A new experience (product.md#experience), under the company's own name. Refuses "invalid" for wrong fields, a slug that is taken and an unknown city. */
export async function createExperience(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredExperience> {
  requireAbility(staff, "experiences.manage");
  const { price, ...experience } = camelCased(checkedInput(newExperienceSchema, body));
  const columns = { ...NEW_EXPERIENCE, ...stated(experience), priceCents: cents(price), brand: ctx.site.name };
  return namingTaken(EXPERIENCE_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      await rejectUnknownCities(tx, "location", [columns.location]);
      const now = ctx.clock();
      const row = await insertStoredExperience(tx, { ...columns, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "experiences", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}
