import { newJetSchema } from "#domain/forms/jets/jet.ts";
import type { AppContext } from "#server/context.ts";
import { insertStoredJet, type StoredJet } from "#server/repositories/jets/stored-jets.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { assertOpenDepartures, JET_UNIQUE_PROBLEMS } from "#server/services/jets/shared/jet-and-experience-checks.ts";
import { newJetColumns } from "#server/services/jets/shared/jet-columns.ts";
import { mapUniqueViolation, parseInput } from "#server/services/parse-input.ts";

/**
 * Creates a jet (product.md#jet-form). Throws "invalid" for wrong fields, a duplicate slug, and a city that is unknown, inactive or without a page.
 */
export async function createJet(ctx: AppContext, { staff, body }: { staff: Staff; body: unknown }): Promise<StoredJet> {
  requireAbility(staff, "jets.manage");
  const columns = newJetColumns(parseInput(newJetSchema, body));
  return mapUniqueViolation(JET_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      await assertOpenDepartures(tx, columns.location);
      const now = ctx.clock();
      const row = await insertStoredJet(tx, { ...columns, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "jets", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}
