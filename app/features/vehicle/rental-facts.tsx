import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { paths } from "#domain/paths.ts";
import { rentalFacts } from "#domain/prices/rental-facts.ts";
import styles from "./rental-facts.module.css";
import { VEHICLE_PAGE_WORDS } from "./vehicle-words.ts";

interface RentalFactsProps {
  terms: Vehicle["terms"];
  /** Unfolded where there is room for it (app/browser/start.ts). */
  spread?: boolean;
  className?: string | undefined;
}

/** Everything a rental costs and how it goes, before any personal data (product.md#rental-facts): folded on a phone, open to whoever has no scripts. */
export function RentalFacts({ terms, spread = false, className }: RentalFactsProps) {
  const site = useSite();
  return (
    <details className={classNames(styles.root, className)} data-spread={spread || undefined}>
      <summary>
        <h2>Quanto costa, come funziona</h2>
      </summary>
      <dl>
        {rentalFacts(terms, site).map(({ key, title, text }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.terms}>
        <Sentence
          parts={VEHICLE_PAGE_WORDS.inFull}
          elements={{ terms: (text) => <Link to={paths.terms}>{text}</Link> }}
        />
      </p>
    </details>
  );
}
