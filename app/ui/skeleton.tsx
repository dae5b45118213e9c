import { classNames } from "#app/ui/class-names.ts";
import styles from "./skeleton.module.css";

/** A loading placeholder; `className` sets its size. Add a text that says what is loading. */
export function Skeleton({ className }: { className: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.root, className)} />;
}
