import { type Ability, hasAllAbilities } from "#domain/access/abilities.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { ServiceError } from "#server/errors.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

/** How long after entering their password staff may do actions that need a recent password. */
const RECENT_SIGN_IN_MS = 15 * MINUTE_MS;

/**
 * Throws "not-allowed" if the user lacks one of the abilities. Every service function that writes for staff or reads private data calls it first, so
 * that all its callers are checked.
 */
export function requireAbility(staff: Staff, ...abilities: readonly [Ability, ...Ability[]]): void {
  if (!hasAllAbilities(staff.roles, abilities)) throw new ServiceError("not-allowed", panelMessages.guard.notAllowed);
}

/**
 * Throws "not-signed-in" if the user has not entered their password recently. Used for actions that give somebody access to the panel. The panel then
 * asks for the password and repeats the call.
 */
export function requireRecentPassword({ signedInAt }: Staff): void {
  // Use the machine's clock, by which the sign-in library sets the times of sessions.
  if (Date.now() - signedInAt.getTime() <= RECENT_SIGN_IN_MS) return;
  throw new ServiceError("not-signed-in", "Per questa operazione serve la tua password: accedi di nuovo.");
}
