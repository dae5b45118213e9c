import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { WithItalian } from "#app/ui/words/with-italian.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { buildRentalFacts, type OfferedFacts } from "#domain/prices/rental-facts.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import styles from "./rental-facts.module.css";

interface RentalFactsProps {
  terms: Vehicle["terms"];
  offered: OfferedFacts;
  /** Expanded in wide windows (app/browser/start.ts). */
  opensOnDesktop?: boolean;
  /** The id of the facts where a soft navigation may change them, because the terms depend on the chosen protection. */
  updatedId?: string;
  className?: string | undefined;
}

/**
 * Renders all costs and steps of a rental, before any personal data is asked for (product.md#rental-facts). Folded on a phone, expanded without
 * scripts.
 */
export function RentalFacts({ terms, offered, opensOnDesktop = false, updatedId, className }: RentalFactsProps) {
  const site = useSite();
  const words = useWords("rentalFacts", "prices");
  const paths = usePaths();
  return (
    <details className={classNames(styles.root, className)} data-open-on-desktop={opensOnDesktop || undefined}>
      <summary>
        <h2>{words.rentalFacts.title}</h2>
      </summary>
      <dl id={updatedId} data-update-on-navigation={updatedId && ""}>
        {buildRentalFacts(words, terms, site, offered).map(({ key, title, text }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>
              <WithItalian text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.terms}>
        <Sentence
          text={words.rentalFacts.fullTerms}
          elements={{ terms: (text) => <Link to={paths.terms}>{text}</Link> }}
        />
      </p>
    </details>
  );
}
