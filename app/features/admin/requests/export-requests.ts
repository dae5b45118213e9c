import { api } from "#app/features/admin/api-client.ts";
import type { ExportChoice } from "#app/features/admin/lists/export-menu.tsx";
import { exportSeen } from "#app/features/admin/lists/export-seen.ts";
import { listWords } from "#app/features/admin/lists/list-words.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import type { ApiEnquiry } from "#domain/api/enquiries.ts";
import { requestQuery } from "./request-query.ts";

interface SeenRequests {
  parameters: URLSearchParams;
  /** As they are shown. */
  columns: readonly Column<ApiEnquiry>[];
  timeZone: string;
}

/** The list as it is seen. */
export function requestExport({ parameters, columns, timeZone }: SeenRequests): ExportChoice {
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/enquiries", { query: { ...requestQuery(parameters, new Date(), timeZone), ...window } });
  return {
    label: listWords.exports.seen,
    run: () => exportSeen({ name: "richieste", columns, read, parameters, timeZone }),
  };
}
