import type { ReactNode } from "react";
import { Button } from "#app/ui/panel/button.tsx";
import styles from "./lists.module.css";
import type { RowSelection } from "./row-selection.ts";

interface SelectionBarProps<Row> {
  selection: RowSelection<Row>;
  /** "3 richieste scelte". */
  label: string;
  /** Buttons of the bulk actions. */
  children: ReactNode;
}

/** Bar above a list while rows are selected: their number and the bulk actions. */
export function SelectionBar<Row>({ selection, label, children }: SelectionBarProps<Row>) {
  const { selected, clear } = selection;
  if (selected.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="Righe scelte">
      <p role="status">{label}</p>
      {children}
      <Button look="ghost" onClick={clear}>
        Togli la scelta
      </Button>
    </section>
  );
}
