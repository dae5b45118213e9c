import { useLanguageLinks } from "#app/features/shell/use-language-links.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import { LANGUAGE_NAMES } from "#domain/languages.ts";
import { say } from "#domain/words/say.ts";
import styles from "./language-menu.module.css";

const MENU_ID = "lingue";

/** Renders the header's menu of the site's languages: a button that opens a popover, with or without scripts (product.md#languages). */
export function LanguageMenu() {
  const words = useWords("languages");
  const { language } = words;
  if (useLanguageLinks().length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={MENU_ID}
        aria-label={say(words, words.languages.current, { name: LANGUAGE_NAMES[language] })}
      >
        {language.toUpperCase()}
      </button>
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        <LanguageList id="languages-header" />
      </div>
    </>
  );
}

interface LanguageListProps {
  /** Unique in the page: a soft navigation replaces the list, whose links have the page's query. */
  id: string;
  className?: string | undefined;
}

/** Renders the links to the page in the site's languages; nothing if the site has only one. */
export function LanguageList({ id, className }: LanguageListProps) {
  const { languages: words } = useWords("languages");
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <ul id={id} className={classNames(styles.list, className)} aria-label={words.menu} data-update-on-navigation="">
      {links.map(({ language, href, isCurrent }) => (
        <li key={language}>
          <a
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={isCurrent ? "true" : undefined}
            data-language-link=""
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
