import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { useSite } from "#app/ui/site.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useNarrow } from "#app/ui/use-narrow.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { paths } from "#domain/paths.ts";
import { rentalFacts } from "#domain/prices/rental-facts.ts";
import styles from "./rental-facts.module.css";

interface RentalFactsProps {
  terms: Vehicle["terms"];
  /** Unfolded where there is room for it. */
  spread?: boolean;
  className?: string | undefined;
}

/** Everything a rental costs and how it goes, before any personal data (product.md#rental-facts): folded on a phone, open to whoever has no scripts. */
export function RentalFacts({ terms, spread = false, className }: RentalFactsProps) {
  const site = useSite();
  const details = useUnfolded(spread);
  return (
    <details ref={details} className={classNames(styles.root, className)} data-spread={spread || undefined}>
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
        Tutto, per esteso, nei <Link to={paths.terms}>termini e condizioni</Link>.
      </p>
    </details>
  );
}

/** Opens it once where the window is wide; from then on it is the visitor's. */
function useUnfolded(spread: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  // Before React is there, every window counts as wide.
  const hydrated = useHydrated();
  const wide = !useNarrow() && hydrated;
  useEffect(() => {
    if (spread && wide && details.current) details.current.open = true;
  }, [spread, wide]);
  return details;
}
