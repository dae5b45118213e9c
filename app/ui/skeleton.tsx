import { classNames } from "#app/ui/class-names.ts";
import styles from "./skeleton.module.css";

/** The place of something that is still on its way; `className` says how large it is. Say in words beside it what is loading. */
export function Skeleton({ className }: { className: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.root, className)} />;
}
