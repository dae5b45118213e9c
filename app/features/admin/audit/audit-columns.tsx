import { actionName, auditActorName, entityName, momentOf, objectName } from "#app/features/admin/audit/audit-entry.ts";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { auditDifference } from "#domain/access/audit-difference.ts";
import { auditedField } from "#domain/access/audit-fields.ts";
import type { ApiAuditEntry } from "#domain/api/audit-log.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import styles from "./audit-screen.module.css";

/** The columns of the log. */
export function auditColumns(site: SiteConfiguration, open: (row: ApiAuditEntry) => void): Column<ApiAuditEntry>[] {
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
