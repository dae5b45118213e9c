import type { ElementType } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { PolymorphicProps } from "#app/ui/polymorphic.ts";
import styles from "./parts.module.css";

/** A text link underlined in champagne ("Tutta la collezione"); `as` makes it a button or a summary of the same look. */
export function MoreLink<Tag extends ElementType = typeof Link>({
  as,
  className,
  ...rest
}: PolymorphicProps<Tag, { className?: string | undefined }>) {
  const Element: ElementType = as ?? Link;
  return <Element {...rest} className={classNames(styles.more, className)} />;
}
