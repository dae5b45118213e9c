import type { ElementType } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { PolymorphicProps } from "#app/ui/polymorphic.ts";
import styles from "./parts.module.css";

/** The page's twelve-column grid with margins; `className` places the children. */
export function PageGrid<Tag extends ElementType = "div">({
  as,
  className,
  ...rest
}: PolymorphicProps<Tag, { className?: string | undefined }>) {
  const Element: ElementType = as ?? "div";
  return <Element {...rest} className={classNames(styles.grid, className)} />;
}
