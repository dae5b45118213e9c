import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { SentenceFromParts } from "#app/ui/words/sentence-from-parts.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { paths } from "#domain/paths.ts";
import { buildRentalFacts } from "#domain/prices/rental-facts.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import styles from "./rental-facts.module.css";
import { FULL_TERMS_SENTENCE } from "./vehicle-words.ts";

interface RentalFactsProps {
  terms: Vehicle["terms"];
  /** Expanded in wide windows (app/browser/start.ts). */
  opensOnDesktop?: boolean;
  className?: string | undefined;
}

/**
 * Renders all costs and steps of a rental, before any personal data is asked for (product.md#rental-facts). Folded on a phone, expanded without
 * scripts.
 */
export function RentalFacts({ terms, opensOnDesktop = false, className }: RentalFactsProps) {
  const site = useSite();
  const words = useWords("rentalFacts");
  return (
    <details className={classNames(styles.root, className)} data-open-on-desktop={opensOnDesktop || undefined}>
      <summary>
        <h2>Quanto costa, come funziona</h2>
      </summary>
      <dl>
        {buildRentalFacts(words, terms, site).map(({ key, title, text }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.terms}>
        <SentenceFromParts
          parts={FULL_TERMS_SENTENCE}
          elements={{ terms: (text) => <Link to={paths.terms}>{text}</Link> }}
        />
      </p>
    </details>
  );
}
