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
  /** API name of the column if it is sortable. */
  order?: string;
  /** Header only for screen readers: columns of buttons. */
  isHeaderHidden?: boolean;
  /** Hidden first if space is short (docked pane, small window). */
  isOptional?: boolean;
  /** Class of header and cells. */
  className?: string | undefined;
  /** Text of the column in exports, with times in `timeZone`; a column without this function is not exported. */
  text?: (row: Row, timeZone: string) => string;
  /** Always shown: it holds the link that opens the row. */
  isFixed?: true;
  /** Hidden by default. */
  isHidden?: true;
}

interface DataTableProps<Row> {
  /** What the table lists: "Brand". */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Renders a row as a card where the table does not fit; if it is missing, the table scrolls sideways. */
  card?: (row: Row) => ReactNode;
  /** Key of the row open in the pane beside. */
  selected?: string | undefined;
  /** Rows 44 px high, for pictures. */
  tall?: boolean;
  /** Makes rows selectable by a checkbox, labelled by `name`; not on phones. */
  selection?: RowSelection<Row> & { name: (row: Row) => string };
  /** Whether a row is greyed out, such as a deactivated one. */
  isFaded?: (row: Row) => boolean;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** True in the row that is open in the pane: its link is marked as current. */
const OpenRowContext = createContext(false);

/** Renders rows as a table, or as cards on phones and where a tablet is too narrow (product.md#panel-shell). Up and Down move between rows. */
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
  /** Some rows are selected, not all. */
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

/** A table's lines and paddings, for plain rows. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table className={classNames(styles.table, className)} {...rest} />;
}

/** The link that covers a whole row. */
export function RowLink({ className, ...rest }: LinkProps) {
  const open = useContext(OpenRowContext);
  return <Link className={classNames(styles.rowLink, className)} aria-current={open || undefined} {...rest} />;
}

/** The button that covers a whole row. */
export function RowButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.rowLink} onClick={onPress}>
      {children}
    </button>
  );
}

/** Moves the focus to the same control of the next or previous row; does not wrap around. */
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

/** Whether a table fits its container. Measured only on tablets, before paint: desktops have room, phones show cards. */
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
