import { SHELL_WORDS } from "#app/features/shell/shell-words.ts";
import { useSite } from "#app/ui/site.tsx";
import { nameWithMarkLine } from "#domain/company/company-words.ts";
import { fitScale } from "#domain/names/fit-name.ts";
import { paths } from "#domain/paths.ts";
import styles from "./brand-mark.module.css";

/** Letters that fit beside the header's buttons on the narrowest phone, at full size. */
const LETTERS_PER_LINE = 7.6;
/** The length from which the word under the mark is set closer, and may take two lines. */
const MIN_LONG_MARK_LINE_CHARACTERS = 13;

/**
 * Renders the company's name above its word, if it has one (product.md#header-and-drawer), as a link to the home page. On the home page it clears the
 * category and scrolls to the top. A long name wraps, and is smaller.
 */
export function BrandMark() {
  const { name, markLine } = useSite();
  const isLong = markLine.length >= MIN_LONG_MARK_LINE_CHARACTERS;
  const scale = fitScale(name, { lettersPerLine: LETTERS_PER_LINE, maxLines: isLong ? 1.5 : 2 });
  return (
    <a
      href={paths.home}
      className={styles.root}
      aria-label={SHELL_WORDS.homePage({ company: nameWithMarkLine({ name, markLine }) })}
      style={scale < 1 ? { "--name-scale": scale } : undefined}
    >
      <b>{name}</b>
      {markLine !== "" && <span data-long={isLong || undefined}>{markLine}</span>}
    </a>
  );
}
