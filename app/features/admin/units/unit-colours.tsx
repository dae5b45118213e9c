import type { ApiUnit } from "#domain/api/fleet/units.ts";
import styles from "./units.module.css";

const PARTS = [
  ["paint", "Vernice"],
  ["leather", "Pelle"],
  ["stitching", "Cuciture"],
  ["trim", "Inserti"],
] as const;

type Coloured = Pick<ApiUnit, (typeof PARTS)[number][0]>;

/** The colours of a unit: a swatch each, with its name; nothing where none is known. */
export function UnitColours({ unit }: { unit: Coloured }) {
  const known = PARTS.flatMap(([part, word]) => {
    const colour = unit[part];
    return colour ? [{ word, ...colour }] : [];
  });
  if (known.length === 0) return "–";
  return (
    <ul className={styles.colours}>
      {known.map(({ word, name, colour }) => (
        <li key={word} title={`${word}: ${name}`}>
          <i className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden="true" />
          <span className={styles.part}>{word}: </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
