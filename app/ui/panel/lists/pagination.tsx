import { useSearchParams } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { ButtonLink, ButtonPlaceholder } from "#app/ui/panel/button.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { formatNumber } from "#domain/numbers.ts";
import styles from "./lists.module.css";
import { pageNumber } from "./query-state.ts";

interface PaginationProps {
  /** Number of rows on all pages that match the filters. */
  total: number;
  /** Rows per page. */
  size: number;
  /** "prenotazioni", for the accessible name. */
  label: string;
}

/** Previous and next page; renders nothing if all rows fit on one. The page number is in the URL. */
export function Pagination({ total, size, label }: PaginationProps) {
  const [parameters] = useSearchParams();
  const page = pageNumber(parameters);
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1 && page === 1) return null;
  const addressOf = (number: number) => {
    const next = new URLSearchParams(parameters);
    if (number === 1) next.delete("page");
    else next.set("page", String(number));
    return `?${next}`;
  };
  const first = (page - 1) * size + 1;
  return (
    <nav className={styles.pagination} aria-label={`Pagine: ${label}`}>
      <span className={classNames(textStyles.meta, styles.range)}>
        {first > total
          ? "Nessuna riga in questa pagina"
          : `${formatNumber(first)}–${formatNumber(Math.min(page * size, total))} di ${formatNumber(total)}`}
      </span>
      <Step to={page > 1 ? addressOf(Math.min(page - 1, pages)) : null} icon="left" label="Pagina precedente" />
      <Step to={page < pages ? addressOf(page + 1) : null} icon="right" label="Pagina successiva" />
    </nav>
  );
}

function Step({ to, icon, label }: { to: string | null; icon: "left" | "right"; label: string }) {
  if (to === null) return <ButtonPlaceholder icon={icon} small square />;
  return <ButtonLink to={to} icon={icon} small square aria-label={label} />;
}
