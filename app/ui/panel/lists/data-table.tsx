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
import { useIsPhone, useIsTablet } from "#app/ui/behaviour/use-media-query.ts";
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
  isHeaderHidden?: boolean;
  /** Goes first when the place is short (a docked pane, a small window). */
  isOptional?: boolean;
  /** Of its head and its cells. */
  className?: string | undefined;
  /** What stands in the cell of an export, its instants by the clock of `timeZone`; without it the column is in none. */
  text?: (row: Row, timeZone: string) => string;
  /** Always shown: a row is opened by it. */
  isFixed?: true;
  /** Shown only to who chooses it. */
  isHidden?: true;
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
  isFaded?: (row: Row) => boolean;
  /** Instead of a table without rows. */
  empty: ReactNode;
}

/** True in the row whose details are open beside: its link says so. */
const OpenRowContext = createContext(false);

/** Rows as a table; as cards on a phone and where a tablet is too narrow for the table (product.md#panel-shell). The arrow keys go from row to row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowKey, card, selected, selection, tall, isFaded, empty } = props;
  const isPhone = useIsPhone();
  const { place: container, fits } = useTableFit();
  if (rows.length === 0) return empty;
  if (card && (isPhone || !fits))
    return (
      <div ref={container}>
        <ul className={styles.cards} aria-label={label}>
          {rows.map((row) => (
            <li
              key={rowKey(row)}
              data-selected={rowKey(row) === selected || undefined}
              data-faded={isFaded?.(row) || undefined}
            >
              <OpenRowContext value={rowKey(row) === selected}>{card(row)}</OpenRowContext>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div ref={container}>
      <div className={styles.scroll}>
        <Table data-tall={tall || undefined} aria-label={label}>
          <thead>
            <tr>
              {selection && <SelectAllCell selection={selection} total={rows.length} />}
              {columns.map((column) => (
                <SortHeader key={column.id} {...column} />
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={moveFocusBetweenRows}>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                data-selected={rowKey(row) === selected || undefined}
                data-faded={isFaded?.(row) || undefined}
              >
                {selection && (
                  <td className={styles.choose}>
                    <RowCheckbox
                      label={`Scegli ${selection.name(row)}`}
                      checked={selection.isSelected(row)}
                      onChange={() => selection.toggle(row)}
                    />
                  </td>
                )}
                <OpenRowContext value={rowKey(row) === selected}>
                  {columns.map(({ id, cell, align, isOptional, className }) => (
                    <td key={id} className={className} data-align={align} data-optional={isOptional || undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </OpenRowContext>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

function SelectAllCell<Row>({ selection, total }: { selection: RowSelection<Row>; total: number }) {
  const { selected, toggleAll } = selection;
  return (
    <th scope="col" className={styles.choose}>
      <RowCheckbox
        label="Scegli tutte le righe della pagina"
        checked={selected.length === total}
        mixed={selected.length > 0 && selected.length < total}
        onChange={toggleAll}
      />
    </th>
  );
}

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for. */
  mixed?: boolean;
  onChange: () => void;
}

function RowCheckbox({ label, checked, mixed = false, onChange }: RowCheckboxProps) {
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
  const open = useContext(OpenRowContext);
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
function moveFocusBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const control = event.target as HTMLElement;
  if (!control.matches("a, button")) return;
  const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>("a, button")];
  const row = control.closest("tr");
  const next = event.key === "ArrowDown" ? row?.nextElementSibling : row?.previousElementSibling;
  if (!row || !next) return;
  const targetControls = controlsOf(next);
  event.preventDefault();
  (targetControls[controlsOf(row).indexOf(control)] ?? targetControls[0])?.focus();
}

/**
 * Whether a table fits in its place. It is asked on a tablet only: a desk has room, and a phone has cards anyway. What a table needs is
 * measured while it is shown, before the browser paints.
 */
function useTableFit(): { place: RefObject<HTMLDivElement | null>; fits: boolean } {
  const container = useRef<HTMLDivElement>(null);
  const isTablet = useIsTablet();
  const [neededWidth, setNeededWidth] = useState(0);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const fits = !isTablet || width >= neededWidth;
  useEffect(() => {
    if (!isTablet || !container.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isTablet]);
  useLayoutEffect(() => {
    const scroller = container.current?.firstElementChild;
    if (!isTablet || !fits || !container.current || !scroller) return;
    const overflow = scroller.scrollWidth - scroller.clientWidth;
    if (overflow <= 0) return;
    setWidth(container.current.clientWidth);
    setNeededWidth(container.current.clientWidth + overflow);
  });
  return { place: container, fits };
}
