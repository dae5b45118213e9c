import { auditActorName, objectName } from "#app/features/admin/audit/audit-entry.ts";
import { AUDIT_WORDS } from "#app/features/admin/audit/audit-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { useSite } from "#app/ui/site.tsx";
import type { ApiAuditEntry } from "#domain/api/audit-log.ts";

/** What narrows the log to one person or one row, each to be taken away again. */
export function AuditScope({ rows }: { rows: readonly ApiAuditEntry[] }) {
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
