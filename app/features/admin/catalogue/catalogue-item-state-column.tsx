import { ActiveTag, activeLabel } from "#app/features/admin/active-tag.tsx";
import { CATALOGUE_LIST_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";

interface CatalogueItemState {
  active: boolean;
  /** Whether the item is available; undefined for routes. */
  available?: boolean;
}

/** Shows whether a row is on the site, and whether it is available. */
export function catalogueItemStateColumn<Row extends CatalogueItemState>({ feminine = false } = {}): Column<Row> {
  const unavailable = ({ active, available = true }: Row) => active && !available;
  return {
    id: "active",
    header: "Stato",
    order: "active",
    text: (row) => (unavailable(row) ? CATALOGUE_LIST_WORDS.unavailable : activeLabel(row.active, feminine)),
    cell: (row) => (
      <>
        <ActiveTag active={row.active} feminine={feminine} />{" "}
        {unavailable(row) && <span className={textStyles.soft}>{CATALOGUE_LIST_WORDS.unavailable}</span>}
      </>
    ),
  };
}
