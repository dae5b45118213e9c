import { HOME_WORDS } from "#app/features/home/home-words.ts";
import { useServed } from "#app/features/shell/served.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { immediacy } from "#domain/booking/request/hold-promise.ts";
import { COVERAGE } from "#domain/places.ts";
import styles from "./benefits-strip.module.css";

/** The four points of the company (product.md#advertised-points); of its coverage nothing is said before there is any. */
export function BenefitsStrip() {
  const countries = useServed()?.countries ?? COVERAGE.length;
  const points = countries === 0 ? HOME_WORDS.benefits.filter(({ title }) => title !== COVERED) : HOME_WORDS.benefits;
  // What follows from the company's figures; the other points say the same for every company.
  const ownTexts: Record<string, string> = {
    [IMMEDIATE]: immediacy(useSite()),
    [COVERED]: coverageText(countries),
  };
  return (
    <section className={styles.root} aria-label="Vantaggi">
      <PageGrid as="ul">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{ownTexts[title] ?? text}</p>
          </li>
        ))}
      </PageGrid>
    </section>
  );
}

const IMMEDIATE = HOME_WORDS.benefits[0].title;
const COVERED = HOME_WORDS.benefits[2].title;

const coverageText = (countries: number) =>
  countries === COVERAGE.length ? HOME_WORDS.benefits[2].text : HOME_WORDS.coverage({ countries });
