import { categoryLabel } from "#app/features/admin/fleet/vehicle-rows.ts";
import { listTitle } from "#app/features/admin/lists/list-words.ts";
import { REFERENCES } from "#domain/access/audit-bookkeeping.ts";
import { AUDITED_ACTIONS, AUDITED_ENTITIES, auditedName } from "#domain/access/audit-words.ts";
import type { ApiAuditEntry } from "#domain/api/audit-log.ts";
import { isMailTextKind, MAIL_TEXTS } from "#domain/mail-texts/mail-texts.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { civilNow, formatItalianShortWithYear } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** Who did it: an e-mail, the system itself, a customer by a private link, or a user who is gone. */
export function auditActorName({ actor, actor_email }: ApiAuditEntry, site: SiteConfiguration): string {
  if (actor === "customer") return "Il cliente";
  return actor_email ?? (actor === "system" ? site.name : "Utente eliminato");
}

export const actionName = ({ action }: ApiAuditEntry) => AUDITED_ACTIONS[action] ?? action;
export const entityName = ({ entity }: ApiAuditEntry) => AUDITED_ENTITIES[entity] ?? entity;

/** What it was done to: the row's name, else that of a row it is about, else the beginning of its id. */
export const objectName = (entry: ApiAuditEntry): string =>
  auditedName(entry.after) ??
  auditedName(entry.before) ??
  entry.names[entry.entity_id] ??
  KNOWN_IDS[entry.entity]?.(entry.entity_id) ??
  referredName(entry) ??
  entry.entity_id.slice(0, 8);

/** Rows whose id is no number but a word of ours. */
const KNOWN_IDS: Readonly<Record<string, (id: string) => string>> = {
  category_terms: categoryLabel,
  lists: listTitle,
  mail_texts: (kind) => (isMailTextKind(kind) ? MAIL_TEXTS[kind].name : kind),
};

function referredName({ entity, before, after, names }: ApiAuditEntry): string | undefined {
  for (const field of Object.keys(REFERENCES[entity] ?? {})) {
    const name = names[String((after ?? before)?.[field])];
    if (name !== undefined) return name;
  }
  return undefined;
}

export const momentOf = ({ created_at }: ApiAuditEntry, site: SiteConfiguration): string =>
  auditedMoment(created_at, site);

/** "21 nov 2026, 10:40", by the site's clock. */
export function auditedMoment(instant: string, { timeZone }: SiteConfiguration): string {
  const { date, time } = civilNow(new Date(instant), timeZone);
  return `${formatItalianShortWithYear(date)}, ${time}`;
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
