import type { ReactNode } from "react";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { ItalianDay, SiteMoment } from "#app/features/admin/site-dates.tsx";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { formatCsvAmount, formatCsvMoment } from "#domain/bookings/bookings-csv.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";

type ColumnOptions<Row> = Pick<Column<Row>, "align" | "order" | "isOptional" | "isHidden" | "className">;

/** Returns a text column: cell and export have the same text, and an empty cell shows a dash. */
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

/** Returns a column of amounts, in euros. */
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

/** Returns a column of days, with their years. */
export function dayColumn<Row>(
  id: string,
  header: string,
  dayOf: (row: Row) => CivilDate | null,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return { id, header, text: (row) => dayOf(row) ?? "", cell: (row) => dayWithYear(dayOf(row)), ...options };
}

/** Returns "24 ott 2026"; a dash for null. */
export const dayWithYear = (day: CivilDate | null): string =>
  day ? `${formatItalianShort(day)} ${day.slice(0, 4)}` : "–";

/** Returns a column of instants in relative form: "oggi 10:12". `now` is when the rows were loaded. */
export function momentColumn<Row>(
  id: string,
  header: string,
  instantOf: InstantOf<Row>,
  { now, ...options }: ColumnOptions<Row> & { now: Date },
): Column<Row> {
  return instantColumn(id, header, instantOf, (at) => <SiteMoment at={at} now={now} />, options);
}

/** Returns a column of instants that shows their day: "21/11/2026". */
export function instantDayColumn<Row>(
  id: string,
  header: string,
  instantOf: InstantOf<Row>,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return instantColumn(id, header, instantOf, (at) => <ItalianDay at={at} />, options);
}

type InstantOf<Row> = (row: Row) => string | null;

/** Builds a column whose export has day and time in the site's time zone; null shows a dash. */
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

/** Returns the column with the buttons at the end of a row. */
export const actionsColumn = <Row,>(cell: Column<Row>["cell"]): Column<Row> => ({
  id: "actions",
  header: "Azioni",
  isHeaderHidden: true,
  align: "end",
  cell,
});
