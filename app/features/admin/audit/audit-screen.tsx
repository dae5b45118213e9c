import { useState } from "react";
import { AuditDrawer } from "#app/features/admin/audit/audit-drawer.tsx";
import { actionName, auditActorName, entityName, momentOf, objectName } from "#app/features/admin/audit/audit-entry.ts";
import { AuditScope } from "#app/features/admin/audit/audit-scope.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyState } from "#app/ui/panel/lists/empty-state.tsx";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { FilterSelect, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { auditDifference } from "#domain/access/audit-difference.ts";
import { AUDITED_ACTIONS, AUDITED_ENTITIES, auditedField } from "#domain/access/audit-words.ts";
import type { ApiAuditEntry } from "#domain/api/audit-log.ts";
import styles from "./audit-screen.module.css";

export const AUDIT_PAGE = 50;

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** /admin/audit: who changed what, newest first (product.md#audit-log). */
export function AuditScreen({ rows, total }: { rows: ApiAuditEntry[]; total: number }) {
  const site = useSite();
  const [open, setOpen] = useState<ApiAuditEntry | null>(null);
  return (
    <>
      <PageHeader title="Registro" meta="ogni modifica fatta dallo staff" />
      <PageBody>
        <Toolbar
          end={
            <span className={textStyles.meta}>
              {total === 1 ? "1 modifica" : `${total.toLocaleString("it-IT")} modifiche`}
            </span>
          }
        >
          <FilterSelect label="Che cosa" parameter="entity" all="Tutte le voci" options={options(AUDITED_ENTITIES)} />
          <FilterSelect label="Azione" parameter="action" all="Tutte le azioni" options={options(AUDITED_ACTIONS)} />
          <AuditScope rows={rows} />
        </Toolbar>
        <DataTable
          label="Registro"
          rows={rows}
          rowKey={({ id }) => id}
          selected={open?.id}
          empty={
            <EmptyState
              title="Nessuna modifica"
              hint="Qui compare ogni modifica fatta dallo staff, la più recente per prima."
            />
          }
          columns={[
            { id: "when", header: "Quando", order: "created_at", cell: (row) => momentOf(row, site) },
            {
              id: "what",
              header: "Voce",
              cell: (row) => (
                <RowButton onPress={() => setOpen(row)}>
                  <span className={`${textStyles.soft} ${styles.entity}`}>{entityName(row)}</span> {objectName(row)}
                </RowButton>
              ),
            },
            { id: "action", header: "Azione", order: "action", cell: actionName },
            { id: "fields", header: "Campi", cell: (row) => <Fields row={row} /> },
            {
              id: "who",
              header: "Chi",
              cell: (row) => <span className={textStyles.soft}>{auditActorName(row, site)}</span>,
            },
          ]}
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
        />
        <Pagination total={total} size={AUDIT_PAGE} label="registro" />
      </PageBody>
      <AuditDrawer entry={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** Which fields a change touched, as far as the place goes. */
function Fields({ row }: { row: ApiAuditEntry }) {
  const fields = auditDifference(row.before, row.after).map(({ field }) => auditedField(field));
  return (
    <span className={`${styles.fields} ${textStyles.soft}`}>
      {row.before && row.after ? fields.join(", ") || "–" : "–"}
    </span>
  );
}
