import { Link } from "#app/ui/link.tsx";
import type { CityProfile } from "#domain/catalogue/profiles.ts";
import { cityWords } from "#domain/cities/city-words.ts";
import { CITY_LANGUAGES, type CityLanguage, writtenLanguages } from "#domain/languages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./city-text.module.css";

/** In characters: of a longer text only the first two sentences are unfolded (all of it is on the page). */
const LONG_TEXT = 420;
/** In characters: up to here a text stands whole beside the picture in a wide window. */
const BESIDE_PICTURE = 850;

/** "296 GTB" is one name. */
const MODEL_NUMBER = /(?<=\d) (?=\p{Lu})/gu;

const BETWEEN_SENTENCES = /(?<=\p{Ll}{3}[.!?]) (?=\p{Lu})/u;

/** A city's own text in the language the address asks for, and the way to the others (product.md#languages). */
export function CityText({ city, language }: { city: CityProfile; language: CityLanguage }) {
  const written = city.descriptions[language] || city.descriptions.it || city.description;
  const text = written?.replace(MODEL_NUMBER, "\u00a0");
  const others = writtenLanguages(city.descriptions);
  const words = cityWords(language);
  if (!text) return null;
  const [first, second = "", ...rest] = text.split(BETWEEN_SENTENCES);
  const folded = text.length > LONG_TEXT && rest.length > 0;
  return (
    <div className={styles.root}>
      <div lang={city.descriptions[language] ? language : "it"}>
        <p className={styles.first}>{first}</p>
        <p>
          {second} <span className={styles.folded}>{rest.join(" ")}</span>
        </p>
      </div>
      {folded && (
        <details className={styles.rest} data-fits={text.length <= BESIDE_PICTURE ? "wide" : undefined}>
          <summary>
            <span>{words.readOn}</span>
            <span>{words.readLess}</span>
          </summary>
        </details>
      )}
      {others.length > 1 && (
        <ul className={styles.languages} aria-label={words.textLanguages}>
          {others.map((code) => (
            <li key={code}>
              <Link
                to={paths.city(city.slug, code)}
                lang={code}
                hrefLang={code}
                aria-current={code === language ? "true" : undefined}
              >
                {CITY_LANGUAGES[code]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
