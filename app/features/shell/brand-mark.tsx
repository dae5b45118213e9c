import { SHELL_WORDS } from "#app/features/shell/shell-words.ts";
import { useSite } from "#app/ui/site.tsx";
import { nameWithMarkLine } from "#domain/company/company-words.ts";
import { paths } from "#domain/paths.ts";
import styles from "./brand-mark.module.css";

/**
 * Renders the company's name above its word, if it has one (product.md#header-and-drawer), as a link to the home page. On the home page it clears the
 * category and scrolls to the top.
 */
export function BrandMark() {
  const site = useSite();
  return (
    <a href={paths.home} className={styles.root} aria-label={SHELL_WORDS.homePage({ company: nameWithMarkLine(site) })}>
      <b>{site.name}</b>
      {site.markLine && <span>{site.markLine}</span>}
    </a>
  );
}
