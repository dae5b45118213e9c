import type { ReactNode } from "react";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { ItalianDay, SiteMoment } from "#app/features/admin/site-dates.tsx";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { formatCsvAmount, formatCsvMoment } from "#domain/bookings/bookings-csv.ts";
import { type CivilDate, formatItalianShort } from "#domain/rental-period/civil-time.ts";

/** What a column may have besides its cells. */
type ColumnOptions<Row> = Pick<Column<Row>, "align" | "order" | "isOptional" | "isHidden" | "className">;

/** A column of texts: the cell and the export say the same, a dash stands where there is nothing. */
export function textColumn<Row>(
  id: string,
  header: string,
  textOf: (row: Row) => string | null,
  { soft, ...options }: ColumnOptions<Row> & { soft?: true } = {},
): Column<Row> {
  return {
    id,
    header,
    text: (row) => textOf(row) ?? "",
    cell: (row) => {
      const content = textOf(row) || "–";
      return soft ? <span className={textStyles.soft}>{content}</span> : content;
    },
    ...options,
  };
}

/** A column of amounts, in euros. */
export function amountColumn<Row>(
  id: string,
  header: string,
  eurosOf: (row: Row) => number,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return {
    id,
    header,
    align: "end",
    text: (row) => formatCsvAmount(eurosOf(row)),
    cell: (row) => formatEuros(eurosOf(row)),
    ...options,
  };
}

/** A column of days, with their years. */
export function dayColumn<Row>(
  id: string,
  header: string,
  dayOf: (row: Row) => CivilDate | null,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return { id, header, text: (row) => dayOf(row) ?? "", cell: (row) => dayWithYear(dayOf(row)), ...options };
}

/** "24 ott 2026"; a dash for none. */
export const dayWithYear = (day: CivilDate | null): string =>
  day ? `${formatItalianShort(day)} ${day.slice(0, 4)}` : "–";

/** A column of instants as one speaks of them: "oggi 10:12". `now` is when the rows came. */
export function momentColumn<Row>(
  id: string,
  header: string,
  instantOf: InstantOf<Row>,
  { now, ...options }: ColumnOptions<Row> & { now: Date },
): Column<Row> {
  return instantColumn(id, header, instantOf, (at) => <SiteMoment at={at} now={now} />, options);
}

/** A column of instants by their day: "21/11/2026". */
export function instantDayColumn<Row>(
  id: string,
  header: string,
  instantOf: InstantOf<Row>,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return instantColumn(id, header, instantOf, (at) => <ItalianDay at={at} />, options);
}

type InstantOf<Row> = (row: Row) => string | null;

/** What is exported is the day and the time by the site's clock; a dash stands for none. */
function instantColumn<Row>(
  id: string,
  header: string,
  instantOf: InstantOf<Row>,
  content: (at: string) => ReactNode,
  options: ColumnOptions<Row>,
): Column<Row> {
  return {
    id,
    header,
    align: "end",
    text: (row, timeZone) => formatCsvMoment(instantOf(row), timeZone),
    cell: (row) => {
      const at = instantOf(row);
      return <span className={textStyles.soft}>{at ? content(at) : "–"}</span>;
    },
    ...options,
  };
}

/** The buttons at a row's end. */
export const actionsColumn = <Row,>(cell: Column<Row>["cell"]): Column<Row> => ({
  id: "actions",
  header: "Azioni",
  isHeaderHidden: true,
  align: "end",
  cell,
});
