import { classNames } from "#app/ui/class-names.ts";
import styles from "./definition-grid.module.css";

interface DefinitionGridProps {
  items: readonly { title: string; text: string }[];
  className?: string | undefined;
}

/** Titles in Bodoni, each with a definition below and a hairline above. Spans the page grid; `className` sets the columns. */
export function DefinitionGrid({ items, className }: DefinitionGridProps) {
  return (
    <dl className={classNames(styles.root, className)}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
