import { Link } from "#app/ui/link.tsx";
import type { CityProfile } from "#domain/catalogue/profiles.ts";
import { cityWords } from "#domain/cities/city-words.ts";
import { CITY_LANGUAGES, type CityLanguage, writtenLanguages } from "#domain/languages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./city-text.module.css";

/** A city's own text in the language the address asks for, and the way to the others (product.md#languages). */
export function CityText({ city, language }: { city: CityProfile; language: CityLanguage }) {
  const text = city.descriptions[language] || city.descriptions.it || city.description;
  const others = writtenLanguages(city.descriptions);
  if (!text) return null;
  return (
    <div className={styles.root}>
      <p lang={city.descriptions[language] ? language : "it"}>{text}</p>
      {others.length > 1 && (
        <ul className={styles.languages} aria-label={cityWords(language).textLanguages}>
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
