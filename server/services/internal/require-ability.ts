import { type Ability, hasAllAbilities } from "#domain/access/abilities.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { ServiceError } from "#server/errors.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

/** How long after a sign-in staff may grant power to others. */
const RECENT_SIGN_IN_MS = 15 * MINUTE_MS;

/**
 * Throws "not-allowed" unless the staff user has every given ability. First line of each service function that writes for staff or reads private
 * data, so that every caller is checked.
 */
export function requireAbility(staff: Staff, ...abilities: readonly [Ability, ...Ability[]]): void {
  if (!hasAllAbilities(staff.roles, abilities)) throw new ServiceError("not-allowed", panelMessages.guard.notAllowed);
}

/**
 * Requires a recently entered password, for actions that grant power over the panel. Throws "not-signed-in"; the panel then asks for the password and
 * repeats the call.
 */
export function requireRecentPassword({ signedInAt }: Staff): void {
  // The auth library sets session times by the machine's clock.
  if (Date.now() - signedInAt.getTime() <= RECENT_SIGN_IN_MS) return;
  throw new ServiceError("not-signed-in", "Per questa operazione serve la tua password: accedi di nuovo.");
}
