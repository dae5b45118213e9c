import type { ApiSavedView } from "#domain/api/saved-views.ts";

/** What a list's address says of a view: everything but the page one is on. */
export function viewOf(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("page");
  return parameters.toString();
}

/** Whether a list stands as a view keeps it, in whatever order its address says so. */
export function isSameView(
  view: Pick<ApiSavedView, "query" | "columns">,
  shown: { query: string; columns: readonly string[] | null },
): boolean {
  return sorted(view.query) === sorted(shown.query) && columnsText(view.columns) === columnsText(shown.columns);
}

function sorted(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.toString();
}

const columnsText = (columns: readonly string[] | null): string => columns?.toSorted().join() ?? "own";
