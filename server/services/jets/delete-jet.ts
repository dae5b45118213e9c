import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteStoredJet, lockJet } from "#server/repositories/jets/stored-jets.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { assertNoOpenRequests, NO_SUCH_JET } from "#server/services/jets/shared/jet-and-experience-checks.ts";
import { parseId } from "#server/services/parse-input.ts";

/** Deletes a jet. Throws "not-found", and "conflict" while enquiries or quotes about it are open; staff can deactivate it instead. */
export async function deleteJet(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "jets.manage");
  const jetId = parseId(id, NO_SUCH_JET);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockJet(tx, jetId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_JET);
    await assertNoOpenRequests(tx, "jet", before.slug);
    await deleteStoredJet(tx, jetId);
    await audit({ action: "delete", entity: "jets", entityId: jetId, before, after: null });
  });
}
