import { auditActorName, objectName } from "#app/features/admin/audit/audit-entry.ts";
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
          di {first ? auditActorName(first, site) : "una persona"}
        </Button>
      )}
      {row && (
        <Button small icon="close" onClick={() => query.set({ entity_id: "" })}>
          su {first ? objectName(first) : "una voce"}
        </Button>
      )}
    </>
  );
}
