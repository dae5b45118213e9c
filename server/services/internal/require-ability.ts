import { type Ability, canAll } from "#domain/access/abilities.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { ServiceError } from "#server/errors.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

/**
 * The first line of every verb that writes for the staff or reads what is not public, so that it is guarded whoever calls it. Of several
 * abilities each is needed. Refuses "not-allowed".
 */
export function requireAbility(staff: Staff, ...abilities: readonly [Ability, ...Ability[]]): void {
  if (!canAll(staff.roles, abilities)) throw new ServiceError("not-allowed", panelMessages.guard.notAllowed);
}
