import type { AppContext } from "#server/context.ts";
import { readAllExperiences } from "#server/repositories/experiences/stored-experiences.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** Lists the experiences for staff, deactivated ones included. */
export async function readExperiences(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "experiences.read");
  return readAllExperiences(ctx.db, listQuery);
}
