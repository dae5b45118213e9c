import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { CityProfile } from "#domain/catalogue/page-profiles.ts";
import { LANGUAGE_NAMES, listWrittenLanguages } from "#domain/languages.ts";
import { pathsIn } from "#domain/paths.ts";
import styles from "./city-text.module.css";

/** A longer text (in characters) shows its first two sentences and folds the rest; the HTML contains all of it. */
const MAX_UNFOLDED_CHARACTERS = 420;
/** Up to this length (in characters), a text is unfolded beside the picture in a wide window. */
const MAX_BESIDE_PICTURE_CHARACTERS = 850;

/** Keeps a model name like "296 GTB" on one line. */
const MODEL_NUMBER_SPACE = /(?<=\d) (?=\p{Lu})/gu;

const SENTENCE_BREAK = /(?<=\p{Ll}{3}[.!?]) (?=\p{Lu})/u;

/** Renders a city's own text in the URL's language, with links to the other languages (product.md#languages). */
export function CityText({ city }: { city: CityProfile }) {
  const { language, cityPages: texts } = useWords("cityPages");
  const description = city.descriptions[language] || city.descriptions.it || city.description;
  const text = description?.replace(MODEL_NUMBER_SPACE, "\u00a0");
  const languages = listWrittenLanguages(useSite().languages, city.descriptions);
  if (!text) return null;
  const [first, second = "", ...rest] = text.split(SENTENCE_BREAK);
  const isFolded = text.length > MAX_UNFOLDED_CHARACTERS && rest.length > 0;
  return (
    <div className={styles.root}>
      <div lang={city.descriptions[language] ? language : "it"}>
        <p className={styles.first}>{first}</p>
        <p>
          {second} <span className={styles.folded}>{rest.join(" ")}</span>
        </p>
      </div>
      {isFolded && (
        <details className={styles.rest} data-fits={text.length <= MAX_BESIDE_PICTURE_CHARACTERS ? "wide" : undefined}>
          <summary>
            <span>{texts.showMore}</span>
            <span>{texts.showLess}</span>
          </summary>
        </details>
      )}
      {languages.length > 1 && (
        <ul className={styles.languages} aria-label={texts.languages}>
          {languages.map((code) => (
            <li key={code}>
              <Link
                to={pathsIn(code).city(city.slug)}
                lang={code}
                hrefLang={code}
                aria-current={code === language ? "true" : undefined}
              >
                {LANGUAGE_NAMES[code]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
