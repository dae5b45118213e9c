import type { ReactNode } from "react";
import { Button } from "#app/ui/panel/button.tsx";
import styles from "./lists.module.css";
import type { RowSelection } from "./row-selection.ts";

interface SelectionBarProps<Row> {
  selection: RowSelection<Row>;
  /** "3 richieste scelte". */
  said: string;
  /** What can be done with them, as buttons. */
  children: ReactNode;
}

/** Over a list while rows of it are chosen: how many, and what can be done with them. */
export function SelectionBar<Row>({ selection, said, children }: SelectionBarProps<Row>) {
  const { selected, clear } = selection;
  if (selected.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="Righe scelte">
      <p role="status">{said}</p>
      {children}
      <Button look="ghost" onClick={clear}>
        Togli la scelta
      </Button>
    </section>
  );
}
