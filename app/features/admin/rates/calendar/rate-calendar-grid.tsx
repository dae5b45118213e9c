import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { capitalMonth } from "#app/features/admin/rates/calendar/calendar-view.ts";
import {
  type CellAddress,
  type CellSelection,
  extendTo,
  rangeOf,
  type SelectedRange,
  selectByKey,
  selectCell,
  selectRow,
  tapCell,
} from "#app/features/admin/rates/calendar/cell-selection.ts";
import {
  calendarRowName,
  dayRangeText,
  explainCell,
  type RulesById,
  RATE_CALENDAR_WORDS as WORDS,
} from "#app/features/admin/rates/calendar/rate-calendar-texts.ts";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCalendarCell, ApiCalendarRow, ApiRateCalendar } from "#domain/api/rates/rate-calendar.ts";
import { formatNumber } from "#domain/numbers.ts";
import { weekdayOf } from "#domain/opening-hours/weekly-hours.ts";
import type { CalendarColumn } from "#domain/rates/rate-calendar.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianMonth, formatItalianWeekday } from "#domain/rental-period/italian-dates.ts";
import styles from "./rate-calendar-grid.module.css";

interface RateCalendarGridProps {
  calendar: ApiRateCalendar;
  rules: RulesById;
  today: CivilDate;
  /** Returns the address of the days of a month; null if days are shown. */
  monthAddress: ((month: string) => string) | null;
  /** Whether all columns fit into the window, with prices for each season instead of each column. */
  isFit: boolean;
  selection: CellSelection | null;
  onSelect: (selection: CellSelection | null) => void;
  onHover: (cell: CellAddress | null) => void;
  /** Makes a rule of the selected cells. */
  onEnter: () => void;
}

/**
 * The prices of days as a grid: cars by weeks or days. One cell is in the tab order; arrow keys move from cell to cell. Cells are selected by mouse,
 * keys or two taps (product.md#rates-screen).
 */
export function RateCalendarGrid(props: RateCalendarGridProps) {
  const { calendar, rules, today, monthAddress, isFit, selection, onSelect, onHover, onEnter } = props;
  const { columns, rows } = calendar;
  const table = useRef<HTMLTableElement>(null);
  const pointerType = useRef("mouse");
  const { row: headRow, column: headColumn } = selection?.head ?? { row: 0, column: 0 };
  const range = selection && rangeOf(selection);
  const size = { rows: rows.length, columns: columns.length };
  useEffect(() => {
    // Only if a cell has the focus: a click on a row's label leaves the focus there.
    if (document.activeElement?.matches("[data-cell]") && table.current?.contains(document.activeElement))
      findCell(table.current, { row: headRow, column: headColumn })?.focus();
  }, [headRow, headColumn]);

  useEffect(() => {
    const current = table.current?.querySelector<HTMLElement>("[data-today]");
    const cars = table.current?.querySelector<HTMLElement>("th[scope=row]");
    // Days that are over are before the first column in view.
    if (current && cars) current.closest("div")?.scrollTo({ left: current.offsetLeft - cars.offsetWidth });
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    pointerType.current = event.pointerType;
    const cell = cellOf(event.target);
    if (!cell || event.pointerType !== "mouse" || event.button !== 0) return;
    onSelect(event.shiftKey ? extendTo(selection, cell) : selectCell(cell));
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    const cell = cellOf(event.target);
    onHover(cell);
    if (cell && selection && event.buttons === 1) onSelect(extendTo(selection, cell));
  };
  const onClick = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (cell && pointerType.current !== "mouse") onSelect(tapCell(selection, cell));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    if (event.key === "Enter") {
      event.preventDefault();
      onEnter();
      return;
    }
    const next = selectByKey(selection ?? selectCell(cell), event, size);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
  };
  return (
    <div className={styles.scroll}>
      <table
        ref={table}
        className={styles.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are selected
        role="grid"
        aria-label={WORDS.grid}
        aria-multiselectable="true"
        data-fit={isFit || undefined}
        style={{ "--columns": columns.length }}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
        onPointerLeave={() => onHover(null)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const cell = cellOf(event.target);
          if (cell && !selection && pointerType.current === "mouse") onSelect(selectCell(cell));
        }}
      >
        <colgroup>
          <col className={styles.cars} />
          <col span={columns.length} />
        </colgroup>
        <thead>
          {monthAddress && <MonthRow columns={columns} monthAddress={monthAddress} />}
          <ColumnRow columns={columns} today={today} isDays={!monthAddress} />
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <CalendarRow
              key={row.vehicle_id ?? row.category ?? "all"}
              {...{ row, index, columns, rules, today }}
              focused={headRow === index ? headColumn : null}
              selected={range && isWithin(range, index) ? range : null}
              onSelectRow={onSelect}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isWithin = ({ firstRow, lastRow }: SelectedRange, row: number) => firstRow <= row && row <= lastRow;

/** Returns the cell of an event's target. */
function cellOf(target: EventTarget): CellAddress | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const [row, column] = cell?.dataset.cell?.split(",").map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

const findCell = (table: HTMLElement, { row, column }: CellAddress) =>
  table.querySelector<HTMLElement>(`[data-cell="${row},${column}"]`);

/** Returns "Agosto"; January has its year, and a month of one week is short. */
function monthLabel(month: string, weeks: number): string {
  const name = capitalMonth(month);
  const short = name.slice(0, 3);
  if (month.endsWith("-01")) return `${short} ${month.slice(0, 4)}`;
  return weeks > 1 ? name : short;
}

/** The months above their weeks, each a link to its days. */
function MonthRow({
  columns,
  monthAddress,
}: {
  columns: readonly CalendarColumn[];
  monthAddress: (month: string) => string;
}) {
  const months = [...Map.groupBy(columns, ({ first }) => first.slice(0, 7))];
  return (
    <tr>
      <td className={styles.corner} />
      {months.map(([month, weeks]) => (
        <th key={month} colSpan={weeks.length} scope="colgroup" className={styles.month}>
          <Link to={monthAddress(month)} preventScrollReset title={`I giorni di ${formatItalianMonth(month)}`}>
            <span>{monthLabel(month, weeks.length)}</span>
          </Link>
        </th>
      ))}
    </tr>
  );
}

function ColumnRow({
  columns,
  today,
  isDays,
}: {
  columns: readonly CalendarColumn[];
  today: CivilDate;
  isDays: boolean;
}) {
  return (
    <tr>
      <th scope="col" className={styles.corner}>
        <span className={textStyles.hidden}>Auto</span>
      </th>
      {columns.map((column, index) => (
        <th
          key={column.first}
          scope="col"
          className={styles.day}
          title={dayRangeText(column)}
          data-today={isToday(column, today) || undefined}
          data-weekend={isDays && isWeekend(column.first) ? true : undefined}
          data-start={isStart(columns, index) || undefined}
        >
          {isDays && <small>{formatItalianWeekday(column.first).slice(0, 1)}</small>}
          {Number(column.first.slice(8))}
        </th>
      ))}
    </tr>
  );
}

const isToday = ({ first, last }: CalendarColumn, today: CivilDate) => first <= today && today <= last;
const isWeekend = (date: CivilDate) => ["saturday", "sunday"].includes(weekdayOf(date));
/** Whether a column begins another month than the one before it. */
const isStart = (columns: readonly CalendarColumn[], index: number) =>
  index > 0 && columns[index]?.first.slice(0, 7) !== columns[index - 1]?.first.slice(0, 7);

interface CalendarRowProps {
  row: ApiCalendarRow;
  index: number;
  columns: readonly CalendarColumn[];
  rules: RulesById;
  today: CivilDate;
  /** The column in the tab order, if it is in this row. */
  focused: number | null;
  /** The selected cells, if some are in this row. */
  selected: SelectedRange | null;
  onSelectRow: (selection: CellSelection) => void;
}

/** Renders only if its own cells change, because a year has more than a thousand of them. */
const CalendarRow = memo(function CalendarRow(props: CalendarRowProps) {
  const { row, index, columns, rules, today, focused, selected, onSelectRow } = props;
  const runs = toRuns(row.cells);
  return (
    <tr>
      <th scope="row" className={styles.label}>
        <button
          type="button"
          tabIndex={-1}
          title={WORDS.selectRow(calendarRowName(row))}
          onClick={() => onSelectRow(selectRow(index, { columns: columns.length }))}
        >
          <b>{calendarRowName(row)}</b>
          <span className={textStyles.meta}>{row.location ?? `${formatNumber(row.cars)} auto`}</span>
        </button>
      </th>
      {columns.map((days, column) => {
        const cell = row.cells[column] ?? null;
        const season = rules.get(cell?.seasons[0]?.rule_id ?? "");
        const run = runs.get(column);
        const isSelected = selected !== null && selected.firstColumn <= column && column <= selected.lastColumn;
        return (
          <td
            key={days.first}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid are selected
            role="gridcell"
            className={styles.cell}
            tabIndex={focused === column ? 0 : -1}
            aria-selected={isSelected}
            aria-label={explainCell({ row, days, cell }, rules)}
            data-cell={`${index},${column}`}
            data-season={season?.colour}
            data-past={days.last < today || undefined}
            data-start={isStart(columns, column) || undefined}
            data-selected={isSelected ? edgesOf(selected, index, column) : undefined}
          >
            {run && <SeasonLabel name={season?.name} run={run} next={runs.get(column + run.columns)} />}
            <CellPrice cell={cell} />
            <OtherSeasons cell={cell} rules={rules} />
          </td>
        );
      })}
    </tr>
  );
});

/** Which sides of a selected cell are the edge of the selection. */
function edgesOf({ firstRow, lastRow, firstColumn, lastColumn }: SelectedRange, row: number, column: number): string {
  const sides = {
    top: row === firstRow,
    bottom: row === lastRow,
    left: column === firstColumn,
    right: column === lastColumn,
  };
  return Object.entries(sides)
    .flatMap(([side, isEdge]) => (isEdge ? side : []))
    .join(" ");
}

/** Neighbouring cells whose main season is the same. */
interface SeasonRun {
  isBase: boolean;
  columns: number;
  low: number;
  high: number;
}

/** Returns the runs of a row by their first column, each with the prices of its main season. */
function toRuns(cells: readonly (ApiCalendarCell | null)[]): ReadonlyMap<number, SeasonRun> {
  const runs = new Map<number, SeasonRun>();
  let [start, rule]: [number, string | null | undefined] = [0, undefined];
  for (const [column, cell] of cells.entries()) {
    const season = cell?.seasons[0];
    if (!season) continue;
    const { rule_id: id, low, high } = season;
    const run = runs.get(start);
    if (run && rule === id) {
      runs.set(start, {
        ...run,
        columns: run.columns + 1,
        low: Math.min(run.low, low),
        high: Math.max(run.high, high),
      });
    } else {
      [start, rule] = [column, id];
      runs.set(column, { isBase: id === null, columns: 1, low, high });
    }
  }
  return runs;
}

interface SeasonLabelProps {
  /** Undefined for the base rate. */
  name: string | undefined;
  run: SeasonRun;
  /** The run after it: above one of the base rate there is room for a long name. */
  next: SeasonRun | undefined;
}

/** The name of a season above all its columns, which stays in view while they scroll. If all columns fit, also its prices. */
function SeasonLabel({ name, run: { columns, low, high }, next }: SeasonLabelProps) {
  const room = columns + (next?.isBase ? next.columns : 0);
  return (
    <span className={styles.run} style={{ "--length": columns, "--room": room / columns }} aria-hidden="true">
      {name && <span className={styles.name}>{name}</span>}
      <span className={styles.span}>
        {shortPrice(low)}
        {high !== low && <span className={styles.high}>{shortPrice(high)}</span>}
      </span>
    </span>
  );
}

function CellPrice({ cell }: { cell: ApiCalendarCell | null }) {
  if (!cell) return <span className={styles.price}>–</span>;
  return (
    <span className={styles.price}>
      {shortPrice(cell.low)}
      {cell.high !== cell.low && <span className={styles.high}>{shortPrice(cell.high)}</span>}
    </span>
  );
}

/** Larger amounts are in thousands, because a cell has room for four digits. */
const MAX_WHOLE_EUROS = 9999;
const shortPrice = (euros: number) =>
  euros > MAX_WHOLE_EUROS ? `${formatNumber(Math.round(euros / 100) / 10)}k` : formatNumber(Math.round(euros));

/** The most marks of further seasons in a cell. */
const MAX_MARKS = 3;

/** Marks for the seasons of some cars or days only. */
function OtherSeasons({ cell, rules }: { cell: ApiCalendarCell | null; rules: RulesById }) {
  const [, ...others] = cell?.seasons ?? [];
  if (others.length === 0) return null;
  return (
    <span className={styles.others} aria-hidden="true">
      {others.slice(0, MAX_MARKS).map(({ rule_id: id }) => (
        <i key={id} data-season={id === null ? "base" : rules.get(id)?.colour} />
      ))}
    </span>
  );
}
