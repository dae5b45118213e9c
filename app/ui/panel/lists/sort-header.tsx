import { Icon } from "#app/ui/panel/icon.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./lists.module.css";
import { useQueryState } from "./query-state.ts";

interface SortHeaderProps {
  header: string;
  align?: "end";
  order?: string;
  headerHidden?: boolean;
  optional?: boolean;
  className?: string | undefined;
}

/** A column's head; where the API can order by the column, pressing it does: up, down, and back to the list's own order. */
export function SortHeader({ header, align, order, headerHidden, optional, className }: SortHeaderProps) {
  const query = useQueryState();
  const current = query.get("order");
  const up = order !== undefined && current === order;
  const down = order !== undefined && current === `-${order}`;
  return (
    <th
      scope="col"
      className={className}
      data-align={align}
      data-optional={optional || undefined}
      aria-sort={up ? "ascending" : down ? "descending" : undefined}
    >
      {order === undefined ? (
        <span className={headerHidden ? textStyles.hidden : undefined}>{header}</span>
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() => query.set({ order: up ? `-${order}` : down ? "" : order })}
        >
          {header}
          {(up || down) && <Icon name={up ? "up" : "down"} size={12} />}
        </button>
      )}
    </th>
  );
}
