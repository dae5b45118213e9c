import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useSite } from "#app/ui/site.tsx";
import { paths } from "#domain/paths.ts";
import styles from "./brand-mark.module.css";

interface BrandMarkProps {
  /** Done instead of going home (product.md#header-and-drawer). */
  action?: (() => void) | undefined;
  /** Done as it is followed, wherever it leads. */
  onFollow?: () => void;
}

/** The company's name with the word Booking under it (product.md#header-and-drawer), leading home. */
export function BrandMark({ action, onFollow }: BrandMarkProps) {
  const site = useSite();
  function onClick(event: MouseEvent) {
    // A click that asks for a new tab stays a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onFollow?.();
    if (!action) return;
    event.preventDefault();
    action();
  }
  return (
    <Link
      to={paths.home}
      className={styles.root}
      onClick={onClick}
      aria-label={`${site.name} ${site.markLine}, pagina iniziale`}
    >
      <b>{site.name}</b>
      <span>{site.markLine}</span>
    </Link>
  );
}
