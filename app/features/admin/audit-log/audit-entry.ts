import { listTitle } from "#app/features/admin/lists/list-words.ts";
import { categoryLabel } from "#app/features/admin/vehicles/vehicle-form-values.ts";
import type { ApiAuditEntry } from "#domain/api/audit-log/audit-log.ts";
import { AUDIT_REFERENCES } from "#domain/audit-log/audit-internal-fields.ts";
import { AUDIT_ACTION_WORDS, AUDIT_ENTITY_WORDS, auditRowName } from "#domain/audit-log/audit-words.ts";
import { isLegalPage, LEGAL_PAGE_TITLES } from "#domain/legal/legal-texts.ts";
import { isMailTextKind, MAIL_TEXTS } from "#domain/mail-texts/mail-texts.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShortWithYear } from "#domain/rental-period/italian-dates.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** Returns the actor's label: an e-mail, the system, a customer with a private link, or a deleted user. */
export function auditActorLabel({ actor, actor_email }: ApiAuditEntry, site: SiteConfiguration): string {
  if (actor === "customer") return "Il cliente";
  return actor_email ?? (actor === "system" ? site.name : "Utente eliminato");
}

export const auditActionName = ({ action }: ApiAuditEntry) => AUDIT_ACTION_WORDS[action] ?? action;
export const auditEntityName = ({ entity }: ApiAuditEntry) => AUDIT_ENTITY_WORDS[entity] ?? entity;

/** Returns the name of the changed row, else of the row it belongs to, else the beginning of its id. */
export const auditObjectName = (entry: ApiAuditEntry): string =>
  auditRowName(entry.after) ??
  auditRowName(entry.before) ??
  entry.names[entry.entity_id] ??
  NAME_BY_ID[entry.entity]?.(entry.entity_id) ??
  referencedName(entry) ??
  entry.entity_id.slice(0, 8);

/** Entities whose id is a keyword instead of a generated id. */
const NAME_BY_ID: Readonly<Record<string, (id: string) => string>> = {
  category_terms: categoryLabel,
  lists: listTitle,
  legal_texts: (page) => (isLegalPage(page) ? LEGAL_PAGE_TITLES[page] : page),
  mail_texts: (kind) => (isMailTextKind(kind) ? MAIL_TEXTS[kind].name : kind),
};

function referencedName({ entity, before, after, names }: ApiAuditEntry): string | undefined {
  for (const field of Object.keys(AUDIT_REFERENCES[entity] ?? {})) {
    const name = names[String((after ?? before)?.[field])];
    if (name !== undefined) return name;
  }
  return undefined;
}

export const auditEntryMoment = ({ created_at }: ApiAuditEntry, site: SiteConfiguration): string =>
  auditedMoment(created_at, site);

/** Returns "21 nov 2026, 10:40", in the site's time zone. */
export function auditedMoment(instant: string, { timeZone }: SiteConfiguration): string {
  const { date, time } = toCivilMoment(new Date(instant), timeZone);
  return `${formatItalianShortWithYear(date)}, ${time}`;
}

const RECORD_PATHS: ReadonlyMap<string, (id: string) => string> = new Map([
  ["bookings", panelPaths.adminBooking],
  ["enquiries", panelPaths.adminRequest],
  ["orders", panelPaths.adminOrder],
]);

/** Returns the path of the screen that shows the changed row, or null if none does. */
export function auditedRecordPath({ entity, entity_id, after }: ApiAuditEntry): string | null {
  return (after && RECORD_PATHS.get(entity)?.(entity_id)) ?? null;
}
