import { type Ability, hasAllAbilities } from "#domain/access/abilities.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { ServiceError } from "#server/errors.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

/** For so long after signing in one may do what gives others power. */
const RECENT_SIGN_IN_MS = 15 * MINUTE_MS;

/**
 * The first line of every verb that writes for the staff or reads what is not public, so that it is guarded whoever calls it. Of several
 * abilities each is needed. Refuses "not-allowed".
 */
export function requireAbility(staff: Staff, ...abilities: readonly [Ability, ...Ability[]]): void {
  if (!hasAllAbilities(staff.roles, abilities)) throw new ServiceError("not-allowed", panelMessages.guard.notAllowed);
}

/**
 * For what gives somebody power over the panel: whoever does it has just given their password. Refuses "not-signed-in", so that the panel asks for
 * it over the screen as it stands and sends the call once more.
 */
export function requireRecentPassword({ signedInAt }: Staff): void {
  // Sessions are begun by the sign-in library, on the machine's clock.
  if (Date.now() - signedInAt.getTime() <= RECENT_SIGN_IN_MS) return;
  throw new ServiceError("not-signed-in", "Per questa operazione serve la tua password: accedi di nuovo.");
}
