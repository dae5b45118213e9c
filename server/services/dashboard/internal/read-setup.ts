import { can } from "#domain/access/abilities.ts";
import { SETUP_ABILITIES, type SetupStep, setupSteps } from "#domain/setup-steps.ts";
import type { AppContext } from "#server/context.ts";
import { countSetup } from "#server/repositories/staff/setup-counts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

export interface SetupLine {
  step: SetupStep;
  done: boolean;
  /** Whether whoever looks may do it. */
  allowed: boolean;
}

/** What a new owner does before the first booking; null once there is nothing to say (product.md#new-installation). */
export async function readSetup({ db, site }: AppContext, { roles }: Staff): Promise<SetupLine[] | null> {
  const steps = setupSteps({ ...(await countSetup(db)), email: site.email });
  return steps?.map(({ step, done }) => ({ step, done, allowed: can(roles, SETUP_ABILITIES[step]) })) ?? null;
}
