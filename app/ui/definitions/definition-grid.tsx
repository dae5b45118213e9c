import { classNames } from "#app/ui/class-names.ts";
import styles from "./definition-grid.module.css";

interface DefinitionGridProps {
  items: readonly { title: string; text: string }[];
  className?: string | undefined;
}

/** Titles in Bodoni, each above what it means and under a hairline; `className` sets the columns. It spans the page's grid. */
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
