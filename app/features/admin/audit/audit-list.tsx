import { useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { AuditDrawer } from "#app/features/admin/audit/audit-drawer.tsx";
import { actionName, auditActorName, entityName, momentOf, objectName } from "#app/features/admin/audit/audit-entry.ts";
import { AUDIT_WORDS } from "#app/features/admin/audit/audit-words.ts";
import { listResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { auditDifference } from "#domain/access/audit-difference.ts";
import { auditedField } from "#domain/access/audit-fields.ts";
import { AUDITED_ACTIONS, AUDITED_ENTITIES } from "#domain/access/audit-words.ts";
import type { ApiAuditEntry } from "#domain/api/audit-log.ts";
import { counted } from "#domain/numbers.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import styles from "./audit.module.css";

export const AUDIT_LIST = listResource({
  name: "audit",
  filters: ["q", "entity", "entity_id", "actor", "action"],
  days: "created",
  order: "",
  read: (call) => api.list("/api/audit_log", call),
});

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** /admin/audit: who changed what, newest first (product.md#audit-log). */
export function AuditList({ rows, total }: { rows: ApiAuditEntry[]; total: number }) {
  const site = useSite();
  const [open, setOpen] = useState<ApiAuditEntry | null>(null);
  return (
    <ListScreen
      resource={AUDIT_LIST}
      header={{ title: "Registro", meta: "ogni modifica fatta dallo staff" }}
      rows={rows}
      total={total}
      count={counted(total, "modifica", "modifiche")}
      filters={
        <>
          <ListSearchField label="Cerca nel registro" placeholder="Cerca nome, codice, valore, persona" />
          <FilterSelect label="Che cosa" parameter="entity" all="Tutte le voci" options={options(AUDITED_ENTITIES)} />
          <FilterSelect label="Azione" parameter="action" all="Tutte le azioni" options={options(AUDITED_ACTIONS)} />
          <PeriodFilter label="Quando" />
          <AuditScope rows={rows} />
        </>
      }
      selected={open?.id}
      columns={auditColumns(site, setOpen)}
      card={(row) => (
        <>
          <CardHead>
            <p>
              <RowButton onPress={() => setOpen(row)}>{objectName(row)}</RowButton>{" "}
              <span className={textStyles.soft}>{entityName(row)}</span>
            </p>
            <span>{actionName(row)}</span>
          </CardHead>
          <p className={textStyles.meta}>
            {momentOf(row, site)} · {auditActorName(row, site)}
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

/** The columns of the log. */
function auditColumns(site: SiteConfiguration, open: (row: ApiAuditEntry) => void): Column<ApiAuditEntry>[] {
  return [
    {
      id: "when",
      header: "Quando",
      order: "created_at",
      text: (row) => momentOf(row, site),
      cell: (row) => momentOf(row, site),
    },
    {
      id: "what",
      header: "Voce",
      fixed: true,
      text: (row) => `${entityName(row)} ${objectName(row)}`,
      cell: (row) => (
        <RowButton onPress={() => open(row)}>
          <span className={`${textStyles.soft} ${styles.entity}`}>{entityName(row)}</span> {objectName(row)}
        </RowButton>
      ),
    },
    { id: "action", header: "Azione", order: "action", text: actionName, cell: actionName },
    { id: "fields", header: "Campi", text: fieldsOf, cell: (row) => <Fields row={row} /> },
    {
      id: "who",
      header: "Chi",
      text: (row) => auditActorName(row, site),
      cell: (row) => <span className={textStyles.soft}>{auditActorName(row, site)}</span>,
    },
  ];
}

/** Which fields a change touched, as far as the place goes. */
const Fields = ({ row }: { row: ApiAuditEntry }) => (
  <span className={`${styles.fields} ${textStyles.soft}`}>{fieldsOf(row) || "–"}</span>
);

function fieldsOf(entry: ApiAuditEntry): string {
  if (!entry.before || !entry.after) return "";
  return auditDifference(entry)
    .map(({ field }) => auditedField(entry.entity, field))
    .join(", ");
}

/** What narrows the log to one person or one row, each to be taken away again. */
function AuditScope({ rows }: { rows: readonly ApiAuditEntry[] }) {
  const site = useSite();
  const query = useQueryState();
  const [first] = rows;
  const actor = query.get("actor");
  const row = query.get("entity_id");
  return (
    <>
      {actor && (
        <Button small icon="close" onClick={() => query.set({ actor: "" })}>
          {AUDIT_WORDS.by(first ? auditActorName(first, site) : null)}
        </Button>
      )}
      {row && (
        <Button small icon="close" onClick={() => query.set({ entity_id: "" })}>
          {AUDIT_WORDS.on(first ? objectName(first) : null)}
        </Button>
      )}
    </>
  );
}
