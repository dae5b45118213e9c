import { ActiveTag, activeWord } from "#app/features/admin/active-tag.tsx";
import { JET_LIST_WORDS } from "#app/features/admin/jets/jets-words.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";

interface OfferState {
  active: boolean;
  /** Routes have none. */
  available?: boolean;
}

/** Whether an offer is on the site, and whether it can be had. */
export function offerStateColumn<Row extends OfferState>({ feminine = false } = {}): Column<Row> {
  const unavailable = ({ active, available = true }: Row) => active && !available;
  return {
    id: "active",
    header: "Stato",
    order: "active",
    text: (row) => (unavailable(row) ? JET_LIST_WORDS.unavailable : activeWord(row.active, feminine)),
    cell: (row) => (
      <>
        <ActiveTag active={row.active} feminine={feminine} />{" "}
        {unavailable(row) && <span className={textStyles.soft}>{JET_LIST_WORDS.unavailable}</span>}
      </>
    ),
  };
}
