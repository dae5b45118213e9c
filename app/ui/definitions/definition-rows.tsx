import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./definition-rows.module.css";

export interface DefinitionRow {
  /** Needed where two rows may be alike. */
  key?: string | number;
  label: ReactNode;
  value: ReactNode;
  className?: string | undefined;
}

interface DefinitionRowsProps {
  rows: readonly DefinitionRow[];
  className?: string | undefined;
}

/** Labels at the left, their values at the right, a row each; `className` sets the space between them. */
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
