import { jetChangesSchema } from "#domain/forms/jets/jet.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { renameSlugInEnquiries } from "#server/repositories/enquiries/referenced-offers.ts";
import { lockJet, type StoredJet, updateStoredJet } from "#server/repositories/jets/stored-jets.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import {
  assertOpenDepartures,
  JET_UNIQUE_PROBLEMS,
  NO_SUCH_JET,
} from "#server/services/jets/shared/jet-and-experience-checks.ts";
import { changedJetColumns, JET_TEXT_COLUMNS } from "#server/services/jets/shared/jet-columns.ts";
import { assertOnlyTextsChange } from "#server/services/jets/shared/texts-only.ts";
import { mapUniqueViolation, parseId, parseInput } from "#server/services/parse-input.ts";
import { applySlugChange } from "#server/services/seo-overrides/shared/apply-slug-change.ts";

export interface JetUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Updates, deactivates or reactivates a jet (product.md#jet-form); if its slug changes, the former URL redirects, and SEO overrides and enquiries get
 * the new slug. Throws whatever `createJet` throws, "not-found", "not-allowed" if staff who may only edit texts change something else, and "conflict"
 * for a stale `version`.
 */
export async function updateJet(ctx: AppContext, { staff, id, body }: JetUpdate): Promise<StoredJet> {
  requireAbility(staff, "jets.write-texts");
  const jetId = parseId(id, NO_SUCH_JET);
  const { version, ...stated } = parseInput(jetChangesSchema, body);
  const changes = changedJetColumns(stated);
  return mapUniqueViolation(JET_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockJet(tx, jetId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_JET);
      assertOnlyTextsChange(staff, { manage: "jets.manage", texts: JET_TEXT_COLUMNS, before, changes });
      await rejectStaleVersion(tx, "jets", before, version, ctx);
      if (changes.location) await assertOpenDepartures(tx, changes.location, before.location);
      const now = ctx.clock();
      const after = await updateStoredJet(tx, jetId, changes, now);
      await applySlugChange(tx, audit, { entity: "jets", before, after }, now);
      if (after.slug !== before.slug) await renameSlugInEnquiries(tx, "jet", before.slug, after.slug);
      await audit({ action: "update", entity: "jets", entityId: jetId, before, after });
      return after;
    }),
  );
}
