import type { ElementType } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { PolymorphicProps } from "#app/ui/polymorphic.ts";
import styles from "./accent-card.module.css";

/** A white card with a velvet edge, for a price, a receipt or a request; a section unless `as` says otherwise. It stays light at night. */
export function AccentCard<Tag extends ElementType = "section">({
  as,
  className,
  ...rest
}: PolymorphicProps<Tag, { className?: string | undefined }>) {
  const Element: ElementType = as ?? "section";
  return <Element data-ground="paper" {...rest} className={classNames(styles.root, className)} />;
}
