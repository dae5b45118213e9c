import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./definition-rows.module.css";

export interface DefinitionRow {
  /** Required if two rows can be equal. */
  key?: string | number;
  label: ReactNode;
  value: ReactNode;
  className?: string | undefined;
}

interface DefinitionRowsProps {
  rows: readonly DefinitionRow[];
  className?: string | undefined;
}

/** Rows with a label at the left and a value at the right; `className` sets the spacing. */
export function DefinitionRows({ rows, className }: DefinitionRowsProps) {
  return (
    <dl className={classNames(styles.root, className)}>
      {rows.map(({ key, label, value, className: rowClassName }) => (
        <div key={key ?? `${label} ${value}`} className={rowClassName}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
