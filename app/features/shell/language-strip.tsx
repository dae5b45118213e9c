import { useLanguageLinks } from "#app/features/shell/use-language-links.ts";
import LANGUAGE_STRIP_SCRIPT from "#app/inline/language-strip.ts?inline-script";
import { CloseIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Language } from "#domain/languages.ts";
import { LANGUAGES_DE } from "#domain/words/languages/languages.de.ts";
import { LANGUAGES_EN } from "#domain/words/languages/languages.en.ts";
import { LANGUAGES_ES } from "#domain/words/languages/languages.es.ts";
import { LANGUAGES_FR } from "#domain/words/languages/languages.fr.ts";
import { LANGUAGES_IT } from "#domain/words/languages/languages.it.ts";
import styles from "./language-strip.module.css";

/** The only sentences of a page in another language than its own. */
const OFFERS: Readonly<Record<Language, string>> = {
  it: LANGUAGES_IT.offer,
  en: LANGUAGES_EN.offer,
  fr: LANGUAGES_FR.offer,
  de: LANGUAGES_DE.offer,
  es: LANGUAGES_ES.offer,
};

/**
 * Offers the page in the language of the visitor's browser (product.md#languages). It lies over the banner, so that showing and closing it moves
 * nothing. The script shows the sentence of the browser's first language before the first paint; without scripts it stays hidden.
 */
export function LanguageStrip() {
  const { languages: words } = useWords("languages");
  const links = useLanguageLinks().filter(({ isSamePage, isCurrent }) => isSamePage && !isCurrent);
  if (links.length === 0) return null;
  return (
    <div className={styles.root} id="language-strip" hidden>
      {links.map(({ language, href }) => (
        <a key={language} href={href} hrefLang={language} lang={language} data-language-link="" hidden>
          {OFFERS[language]}
        </a>
      ))}
      <button type="button" aria-label={words.closeOffer}>
        <CloseIcon />
      </button>
      <script>{LANGUAGE_STRIP_SCRIPT}</script>
    </div>
  );
}
