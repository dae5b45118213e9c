import { jetChangesSchema } from "#domain/forms/jets/jet.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { renameInRequests } from "#server/repositories/jets/asked-offers.ts";
import { lockJet, type StoredJet, updateStoredJet } from "#server/repositories/jets/stored-jets.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { changedJetColumns, JET_TEXT_COLUMNS } from "#server/services/jets/shared/jet-columns.ts";
import { JET_TAKEN, NO_SUCH_JET, rejectClosedDepartures } from "#server/services/jets/shared/offer-problems.ts";
import { rejectOtherThanTexts } from "#server/services/jets/shared/texts-only.ts";
import { changeSlug } from "#server/services/seo-overrides/shared/change-slug.ts";

export interface JetUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Changes a jet, deactivation and reactivation included (product.md#jet-form); its old addresses, SEO entries and requests follow a new slug.
 * Refuses "invalid" as `createJet`, "not-found", "not-allowed" when somebody who writes texts only changes something else, and "conflict" when
 * somebody else has changed it since `version`.
 */
export async function updateJet(ctx: AppContext, { staff, id, body }: JetUpdate): Promise<StoredJet> {
  requireAbility(staff, "jets.write-texts");
  const jetId = checkedId(id, NO_SUCH_JET);
  const { version, ...stated } = checkedInput(jetChangesSchema, body);
  const changes = changedJetColumns(stated);
  return namingTaken(JET_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockJet(tx, jetId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_JET);
      rejectOtherThanTexts(staff, { manage: "jets.manage", texts: JET_TEXT_COLUMNS, before, changes });
      await rejectStaleVersion(tx, "jets", before, version, ctx);
      if (changes.location) await rejectClosedDepartures(tx, changes.location, before.location);
      const now = ctx.clock();
      const after = await updateStoredJet(tx, jetId, changes, now);
      await changeSlug(tx, audit, { entity: "jets", before, after }, now);
      if (after.slug !== before.slug) await renameInRequests(tx, "jet", before.slug, after.slug);
      await audit({ action: "update", entity: "jets", entityId: jetId, before, after });
      return after;
    }),
  );
}
