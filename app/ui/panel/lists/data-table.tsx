import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link, type LinkProps } from "react-router";
import { usePhone, useTablet } from "#app/ui/behaviour/use-media-query.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./data-table.module.css";
import type { RowSelection } from "./row-selection.ts";
import { SortHeader } from "./sort-header.tsx";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "end";
  /** The API's name of the column, where the list can be ordered by it. */
  order?: string;
  /** Only for who listens: columns of buttons. */
  headerHidden?: boolean;
  /** Goes first when the place is short (a docked pane, a small window). */
  optional?: boolean;
  /** Of its head and its cells. */
  className?: string | undefined;
  /** What stands in the cell of an export, its instants by the clock of `timeZone`; without it the column is in none. */
  text?: (row: Row, timeZone: string) => string;
  /** Always shown: a row is opened by it. */
  fixed?: true;
  /** Shown only to who chooses it. */
  hidden?: true;
}

interface DataTableProps<Row> {
  /** What is listed: "Brand". */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** How a row looks where the table has no room; without it the table scrolls sideways. */
  card?: (row: Row) => ReactNode;
  /** Key of the row whose details are open beside. */
  selected?: string | undefined;
  /** 44 px rows, for those with a picture. */
  tall?: boolean;
  /** Rows can be chosen, each by a box that `name` names; not on a phone. */
  selection?: RowSelection<Row> & { name: (row: Row) => string };
  /** Greyed rows, such as deactivated ones. */
  faded?: (row: Row) => boolean;
  /** Instead of a table without rows. */
  empty: ReactNode;
}

/** True in the row whose details are open beside: its link says so. */
const InOpenRow = createContext(false);

/** Rows as a table; as cards on a phone and where a tablet is too narrow for the table (product.md#panel-shell). The arrow keys go from row to row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowKey, card, selected, selection, tall, faded, empty } = props;
  const narrow = usePhone();
  const { place, fits } = useFit();
  if (rows.length === 0) return empty;
  if (card && (narrow || !fits))
    return (
      <div ref={place}>
        <ul className={styles.cards} aria-label={label}>
          {rows.map((row) => (
            <li
              key={rowKey(row)}
              data-selected={rowKey(row) === selected || undefined}
              data-faded={faded?.(row) || undefined}
            >
              <InOpenRow value={rowKey(row) === selected}>{card(row)}</InOpenRow>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div ref={place}>
      <div className={styles.scroll}>
        <Table data-tall={tall || undefined} aria-label={label}>
          <thead>
            <tr>
              {selection && <ChooseAll selection={selection} total={rows.length} />}
              {columns.map((column) => (
                <SortHeader key={column.id} {...column} />
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={moveBetweenRows}>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                data-selected={rowKey(row) === selected || undefined}
                data-faded={faded?.(row) || undefined}
              >
                {selection && (
                  <td className={styles.choose}>
                    <Choice
                      label={`Scegli ${selection.name(row)}`}
                      checked={selection.isChosen(row)}
                      onChange={() => selection.toggle(row)}
                    />
                  </td>
                )}
                <InOpenRow value={rowKey(row) === selected}>
                  {columns.map(({ id, cell, align, optional, className }) => (
                    <td key={id} className={className} data-align={align} data-optional={optional || undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </InOpenRow>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

function ChooseAll<Row>({ selection, total }: { selection: RowSelection<Row>; total: number }) {
  const { chosen, toggleAll } = selection;
  return (
    <th scope="col" className={styles.choose}>
      <Choice
        label="Scegli tutte le righe della pagina"
        checked={chosen.length === total}
        mixed={chosen.length > 0 && chosen.length < total}
        onChange={toggleAll}
      />
    </th>
  );
}

interface ChoiceProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for. */
  mixed?: boolean;
  onChange: () => void;
}

function Choice({ label, checked, mixed = false, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onChange}
      />
    </label>
  );
}

/** A table's lines and paddings; for rows that need no more than that. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table className={classNames(styles.table, className)} {...rest} />;
}

/** The link that a whole row leads to. */
export function RowLink({ className, ...rest }: LinkProps) {
  const open = useContext(InOpenRow);
  return <Link className={classNames(styles.rowLink, className)} aria-current={open || undefined} {...rest} />;
}

/** The button that a whole row presses. */
export function RowButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.rowLink} onClick={onPress}>
      {children}
    </button>
  );
}

/** Up and down go to the same control of the next row; the ends hold. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const control = event.target as HTMLElement;
  if (!control.matches("a, button")) return;
  const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>("a, button")];
  const row = control.closest("tr");
  const next = event.key === "ArrowDown" ? row?.nextElementSibling : row?.previousElementSibling;
  if (!row || !next) return;
  const there = controlsOf(next);
  event.preventDefault();
  (there[controlsOf(row).indexOf(control)] ?? there[0])?.focus();
}

/**
 * Whether a table fits in its place. It is asked on a tablet only: a desk has room, and a phone has cards anyway. What a table needs is
 * measured while it is shown, before the browser paints.
 */
function useFit(): { place: RefObject<HTMLDivElement | null>; fits: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const tablet = useTablet();
  const [needed, setNeeded] = useState(0);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const fits = !tablet || width >= needed;
  useEffect(() => {
    if (!tablet || !place.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [tablet]);
  useLayoutEffect(() => {
    const scroller = place.current?.firstElementChild;
    if (!tablet || !fits || !place.current || !scroller) return;
    const beyond = scroller.scrollWidth - scroller.clientWidth;
    if (beyond <= 0) return;
    setWidth(place.current.clientWidth);
    setNeeded(place.current.clientWidth + beyond);
  });
  return { place, fits };
}
