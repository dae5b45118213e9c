import { CompanyLogo } from "#app/ui/picture/company-logo.tsx";
import { useSite } from "#app/ui/site.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { nameWithMarkLine } from "#domain/company/company-region.ts";
import { fitScale } from "#domain/names/fit-name.ts";
import { say } from "#domain/words/say.ts";
import styles from "./brand-mark.module.css";

/** Letters that fit beside the header's buttons on the narrowest phone, at full size. */
const LETTERS_PER_LINE = 7.6;
/** The length from which the word under the mark is set closer, and may take two lines. */
const MIN_LONG_MARK_LINE_CHARACTERS = 13;

/** Fits beside the header's buttons on the narrowest phone, and in the header once it has shrunk. */
const MAX_LOGO_SIZE = {
  maxWidth: "min(15rem, 40vw, max(8rem, 100vw - 16rem))",
  maxHeight: "clamp(2.5rem, 1.6rem + 2vw, 3.25rem)",
};

/**
 * Renders the company's logo, or its name above its word, if it has one (product.md#header-and-drawer), as a link to the home page. On the home page
 * it clears the category and scrolls to the top. A long name wraps, and is smaller.
 */
export function BrandMark() {
  const { name, markLine, logos } = useSite();
  const words = useWords("shell");
  const paths = usePaths();
  const isLong = markLine.length >= MIN_LONG_MARK_LINE_CHARACTERS;
  const scale = fitScale(name, { lettersPerLine: LETTERS_PER_LINE, maxLines: isLong ? 1.5 : 2 });
  const label = say(words, words.shell.homePage, { company: nameWithMarkLine({ name, markLine }) });
  if (logos)
    return (
      <a href={paths.home} aria-label={label}>
        <CompanyLogo logos={logos} ground="page" alt={name} {...MAX_LOGO_SIZE} />
      </a>
    );
  return (
    <a
      href={paths.home}
      className={styles.root}
      aria-label={label}
      style={scale < 1 ? { "--name-scale": scale } : undefined}
    >
      <b>{name}</b>
      {markLine !== "" && <span data-long={isLong || undefined}>{markLine}</span>}
    </a>
  );
}
