import { useSearchParams } from "react-router";
import type { RowPage } from "#app/features/admin/api-client.ts";
import { type ExportChoice, ExportMenu } from "#app/features/admin/lists/export-menu.tsx";
import { exportVisibleList } from "#app/features/admin/lists/export-visible-list.ts";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { ViewsMenu } from "#app/features/admin/lists/views-menu.tsx";
import { useIsPhone } from "#app/ui/behaviour/use-media-query.ts";
import { ColumnsMenu } from "#app/ui/panel/lists/columns-menu.tsx";
import type { ListColumns } from "#app/ui/panel/lists/list-columns.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ListName } from "#domain/lists/list-names.ts";
import styles from "./lists.module.css";

interface ListToolsProps<Row> {
  list: ListName;
  columns: ListColumns<Row>;
  /** Loads a part of the list (limit, offset) with the filters and order of the URL. */
  read: (window: { limit: number; offset: number }) => Promise<RowPage<Row>>;
  /** The number of matching rows. */
  total: number;
  /** "14 jet", before the tools. */
  count?: string;
  /** Further exports besides the visible list. */
  exports?: readonly ExportChoice[];
  onExportFailure?: (thrown: unknown) => void;
}

/** The tools at the end of a list's filters: views, columns and exports. Cards have no column menu. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { list, columns, read, total, count, exports = [], onExportFailure } = props;
  const isPhone = useIsPhone();
  const { timeZone } = useSite();
  const [parameters] = useSearchParams();
  const visibleList = { list, columns: columns.shown, read, parameters, timeZone };
  const choices = [{ label: LIST_WORDS.exports.visible, run: () => exportVisibleList(visibleList) }, ...exports];
  return (
    <>
      {count && <span className={textStyles.meta}>{count}</span>}
      <span className={styles.tools}>
        <ViewsMenu list={list} columns={columns} />
        {!isPhone && <ColumnsMenu columns={columns} />}
        <ExportMenu choices={choices} disabled={total === 0} onFailure={onExportFailure} />
      </span>
    </>
  );
}
