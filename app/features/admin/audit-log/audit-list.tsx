import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { AuditDrawer } from "#app/features/admin/audit-log/audit-drawer.tsx";
import {
  auditActionName,
  auditActorLabel,
  auditEntityName,
  auditEntryMoment,
  auditObjectName,
} from "#app/features/admin/audit-log/audit-entry.ts";
import { AUDIT_WORDS } from "#app/features/admin/audit-log/audit-words.ts";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiAuditEntry } from "#domain/api/audit-log/audit-log.ts";
import { diffAuditEntry } from "#domain/audit-log/audit-diff.ts";
import { auditFieldLabel } from "#domain/audit-log/audit-field-label.ts";
import { AUDIT_ACTION_WORDS, AUDIT_ENTITY_WORDS } from "#domain/audit-log/audit-words.ts";
import { formatCount } from "#domain/numbers.ts";
import { isPathOffered } from "#domain/offers/offers.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import styles from "./audit.module.css";

export const AUDIT_LIST = createListResource({
  name: "audit",
  filters: ["q", "entity", "entity_id", "actor", "action"],
  days: "created",
  order: "",
  read: (call) => api.list("/api/audit_log", call),
});

const toOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Renders /admin/audit: the audit log, newest first (product.md#audit-log). */
export function AuditList({ rows, total }: { rows: ApiAuditEntry[]; total: number }) {
  const site = useSite();
  const [parameters] = useSearchParams();
  const [open, setOpen] = useState<ApiAuditEntry | null>(null);
  // A table has the offer of its API; a filter that is already set, as in a saved view, stays.
  const isEntityOffered = (entity: string) =>
    entity === parameters.get("entity") || isPathOffered(`/api/${entity}`, site.offers);
  return (
    <ListScreen
      resource={AUDIT_LIST}
      header={{ title: "Registro", meta: "ogni modifica fatta dallo staff" }}
      rows={rows}
      total={total}
      count={formatCount(total, "modifica", "modifiche")}
      filters={
        <>
          <ListSearchField label="Cerca nel registro" placeholder="Cerca nome, codice, valore, persona" />
          <FilterSelect
            label="Che cosa"
            parameter="entity"
            all="Tutte le voci"
            options={toOptions(AUDIT_ENTITY_WORDS).filter(({ value }) => isEntityOffered(value))}
          />
          <FilterSelect
            label="Azione"
            parameter="action"
            all="Tutte le azioni"
            options={toOptions(AUDIT_ACTION_WORDS)}
          />
          <PeriodFilter label="Quando" />
          <AuditScopeFilters rows={rows} />
        </>
      }
      selected={open?.id}
      columns={auditColumns(site, setOpen)}
      card={(row) => (
        <>
          <RowCardHeader>
            <p>
              <RowButton onPress={() => setOpen(row)}>{auditObjectName(row)}</RowButton>{" "}
              <span className={textStyles.soft}>{auditEntityName(row)}</span>
            </p>
            <span>{auditActionName(row)}</span>
          </RowCardHeader>
          <p className={textStyles.meta}>
            {auditEntryMoment(row, site)} · {auditActorLabel(row, site)}
          </p>
        </>
      )}
      nothingFound="Nessuna modifica trovata"
      empty={{
        title: "Nessuna modifica",
        hint: "Qui compare ogni modifica fatta dallo staff, la più recente per prima.",
      }}
      pages="registro"
    >
      <AuditDrawer entry={open} onClose={() => setOpen(null)} />
    </ListScreen>
  );
}

function auditColumns(site: SiteConfiguration, open: (row: ApiAuditEntry) => void): Column<ApiAuditEntry>[] {
  return [
    {
      id: "when",
      header: "Quando",
      order: "created_at",
      text: (row) => auditEntryMoment(row, site),
      cell: (row) => auditEntryMoment(row, site),
    },
    {
      id: "what",
      header: "Voce",
      isFixed: true,
      text: (row) => `${auditEntityName(row)} ${auditObjectName(row)}`,
      cell: (row) => (
        <RowButton onPress={() => open(row)}>
          <span className={`${textStyles.soft} ${styles.entity}`}>{auditEntityName(row)}</span> {auditObjectName(row)}
        </RowButton>
      ),
    },
    { id: "action", header: "Azione", order: "action", text: auditActionName, cell: auditActionName },
    { id: "fields", header: "Campi", text: changedFieldNames, cell: (row) => <ChangedFields row={row} /> },
    {
      id: "who",
      header: "Chi",
      text: (row) => auditActorLabel(row, site),
      cell: (row) => <span className={textStyles.soft}>{auditActorLabel(row, site)}</span>,
    },
  ];
}

/** Lists the changed fields and truncates them to the cell's width. */
const ChangedFields = ({ row }: { row: ApiAuditEntry }) => (
  <span className={`${styles.fields} ${textStyles.soft}`}>{changedFieldNames(row) || "–"}</span>
);

function changedFieldNames(entry: ApiAuditEntry): string {
  if (!entry.before || !entry.after) return "";
  return diffAuditEntry(entry)
    .map(({ field }) => auditFieldLabel(entry.entity, field))
    .join(", ");
}

/** Shows the filters on one actor or one row, each with a button that removes it. */
function AuditScopeFilters({ rows }: { rows: readonly ApiAuditEntry[] }) {
  const site = useSite();
  const query = useQueryState();
  const [first] = rows;
  const actor = query.get("actor");
  const row = query.get("entity_id");
  return (
    <>
      {actor && (
        <Button small icon="close" onClick={() => query.set({ actor: "" })}>
          {AUDIT_WORDS.by(first ? auditActorLabel(first, site) : null)}
        </Button>
      )}
      {row && (
        <Button small icon="close" onClick={() => query.set({ entity_id: "" })}>
          {AUDIT_WORDS.on(first ? auditObjectName(first) : null)}
        </Button>
      )}
    </>
  );
}
