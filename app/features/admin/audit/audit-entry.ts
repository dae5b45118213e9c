import { AUDITED_ACTIONS, AUDITED_ENTITIES, auditedName } from "#domain/access/audit-words.ts";
import type { ApiAuditEntry } from "#domain/api/audit-log.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { civilNow, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** Who did it: an e-mail, the system itself, or a user who is gone. */
export function auditActorName({ actor, actor_email }: ApiAuditEntry, site: SiteConfiguration): string {
  return actor_email ?? (actor === "system" ? site.name : "Utente eliminato");
}

export const actionName = ({ action }: ApiAuditEntry) => AUDITED_ACTIONS[action] ?? action;
export const entityName = ({ entity }: ApiAuditEntry) => AUDITED_ENTITIES[entity] ?? entity;

/** What it was done to: the row's name, else the beginning of its id. */
export const objectName = ({ before, after, entity_id }: ApiAuditEntry) =>
  auditedName(after) ?? auditedName(before) ?? entity_id.slice(0, 8);

/** "21 nov 2026, 10:40", by the site's clock. */
export function momentOf({ created_at }: ApiAuditEntry, site: SiteConfiguration): string {
  const { date, time } = civilNow(new Date(created_at), site.timeZone);
  return `${formatItalianShort(date)} ${date.slice(0, 4)}, ${time}`;
}

const PATHS: ReadonlyMap<string, (id: string) => string> = new Map([
  ["bookings", panelPaths.adminBooking],
  ["enquiries", panelPaths.adminRequest],
  ["orders", panelPaths.adminOrder],
]);

/** The screen of what it was done to, where there is one. */
export function addressOf({ entity, entity_id, after }: ApiAuditEntry): string | null {
  return (after && PATHS.get(entity)?.(entity_id)) ?? null;
}
