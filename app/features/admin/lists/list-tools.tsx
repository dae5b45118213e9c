import { type ExportChoice, ExportMenu } from "#app/features/admin/lists/export-menu.tsx";
import { ViewsMenu } from "#app/features/admin/lists/views-menu.tsx";
import { ColumnsMenu } from "#app/ui/panel/lists/columns-menu.tsx";
import type { ListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { useNarrow } from "#app/ui/panel/use-narrow.ts";
import type { ListName } from "#domain/lists/list-names.ts";
import styles from "./list-tools.module.css";

interface ListToolsProps<Row> {
  list: ListName;
  columns: ListColumns<Row>;
  exports: readonly ExportChoice[];
  /** Rows that the filters leave. */
  total: number;
  onExportFailure?: (thrown: unknown) => void;
}

/** At the end of a list's filters: its views, its columns, its exports. Cards have no columns. */
export function ListTools<Row>({ list, columns, exports, total, onExportFailure }: ListToolsProps<Row>) {
  const narrow = useNarrow();
  return (
    <span className={styles.tools}>
      <ViewsMenu list={list} columns={columns} />
      {!narrow && <ColumnsMenu columns={columns} />}
      <ExportMenu choices={exports} disabled={total === 0} onFailure={onExportFailure} />
    </span>
  );
}
