import { Icon } from "#app/ui/panel/icon.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./lists.module.css";
import { useQueryState } from "./query-state.ts";

interface SortHeaderProps {
  header: string;
  align?: "end";
  order?: string;
  isHeaderHidden?: boolean;
  isOptional?: boolean;
  className?: string | undefined;
}

/** A column header. If the API can sort by the column, clicking cycles ascending, descending and the default order. */
export function SortHeader({ header, align, order, isHeaderHidden, isOptional, className }: SortHeaderProps) {
  const query = useQueryState();
  const current = query.get("order");
  const isAscending = order !== undefined && current === order;
  const isDescending = order !== undefined && current === `-${order}`;
  return (
    <th
      scope="col"
      className={className}
      data-align={align}
      data-optional={isOptional || undefined}
      aria-sort={isAscending ? "ascending" : isDescending ? "descending" : undefined}
    >
      {order === undefined ? (
        <span className={isHeaderHidden ? textStyles.hidden : undefined}>{header}</span>
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() => query.set({ order: isAscending ? `-${order}` : isDescending ? "" : order })}
        >
          {header}
          {(isAscending || isDescending) && <Icon name={isAscending ? "up" : "down"} size={12} />}
        </button>
      )}
    </th>
  );
}
