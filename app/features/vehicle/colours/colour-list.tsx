import type { Finish } from "#domain/units/finish.ts";
import styles from "./colour-list.module.css";
import { COLOUR_WORDS } from "./colour-words.ts";
import { FinishLabel } from "./finish-label.tsx";

/** "Colori" of a car's page: every paint with its interior that the car comes in. */
export function ColourList({ finishes }: { finishes: readonly Finish[] }) {
  return (
    <section className={styles.root} aria-labelledby="colours-title">
      <h2 id="colours-title">{COLOUR_WORDS.title}</h2>
      <p className={styles.promise}>{COLOUR_WORDS.promise}</p>
      <ul className={styles.finishes}>
        {finishes.map((finish) => (
          <li key={finish.key}>
            <FinishLabel finish={finish} />
          </li>
        ))}
      </ul>
    </section>
  );
}
