import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { auditColumns } from "#app/features/admin/audit/audit-columns.tsx";
import { AuditDrawer } from "#app/features/admin/audit/audit-drawer.tsx";
import { actionName, auditActorName, entityName, momentOf, objectName } from "#app/features/admin/audit/audit-entry.ts";
import { auditQuery } from "#app/features/admin/audit/audit-query.ts";
import { AuditScope } from "#app/features/admin/audit/audit-scope.tsx";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { AUDITED_ACTIONS, AUDITED_ENTITIES } from "#domain/access/audit-words.ts";
import type { ApiAuditEntry } from "#domain/api/audit-log.ts";
import { counted } from "#domain/numbers.ts";

export const AUDIT_PAGE = 50;

const NARROWING = ["q", "entity", "entity_id", "actor", "action", "period", "from", "to"];

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** /admin/audit: who changed what, newest first (product.md#audit-log). */
export function AuditScreen({ rows, total }: { rows: ApiAuditEntry[]; total: number }) {
  const site = useSite();
  const [open, setOpen] = useState<ApiAuditEntry | null>(null);
  const [parameters] = useSearchParams();
  const { timeZone } = site;
  const columns = useListColumns("audit", auditColumns(site, setOpen));
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/audit_log", { query: { ...auditQuery(parameters, new Date(), timeZone), ...window } });
  const narrowed = NARROWING.some((name) => parameters.get(name));
  return (
    <>
      <PageHeader title="Registro" meta="ogni modifica fatta dallo staff" />
      <PageBody>
        <Toolbar
          crowded
          end={
            <ListTools
              list="audit"
              columns={columns}
              read={read}
              total={total}
              count={counted(total, "modifica", "modifiche")}
            />
          }
        >
          <ListSearchField label="Cerca nel registro" placeholder="Cerca nome, codice, valore, persona" />
          <FilterSelect label="Che cosa" parameter="entity" all="Tutte le voci" options={options(AUDITED_ENTITIES)} />
          <FilterSelect label="Azione" parameter="action" all="Tutte le azioni" options={options(AUDITED_ACTIONS)} />
          <PeriodFilter label="Quando" />
          <AuditScope rows={rows} />
        </Toolbar>
        <DataTable
          label="Registro"
          rows={rows}
          rowKey={({ id }) => id}
          selected={open?.id}
          empty={
            narrowed ? (
              <EmptyList title="Nessuna modifica trovata" hint={LIST_WORDS.nothingFoundHint} />
            ) : (
              <EmptyList
                title="Nessuna modifica"
                hint="Qui compare ogni modifica fatta dallo staff, la più recente per prima."
              />
            )
          }
          columns={columns.shown}
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
