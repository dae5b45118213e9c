import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteStoredExperience, lockExperience } from "#server/repositories/experiences/stored-experiences.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { assertNoOpenRequests, NO_SUCH_EXPERIENCE } from "#server/services/jets/shared/jet-and-experience-checks.ts";
import { parseId } from "#server/services/parse-input.ts";

/** Deletes an experience. Throws "not-found", and "conflict" while enquiries or quotes about it are open; staff can deactivate it instead. */
export async function deleteExperience(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "experiences.manage");
  const experienceId = parseId(id, NO_SUCH_EXPERIENCE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockExperience(tx, experienceId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_EXPERIENCE);
    await assertNoOpenRequests(tx, "experience", before.slug);
    await deleteStoredExperience(tx, experienceId);
    await audit({ action: "delete", entity: "experiences", entityId: experienceId, before, after: null });
  });
}
