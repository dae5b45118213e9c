import type { ApiUnit } from "#domain/api/units/units.ts";
import styles from "./units.module.css";

const COLOUR_PARTS = [
  ["paint", "Vernice"],
  ["leather", "Pelle"],
  ["stitching", "Cuciture"],
  ["trim", "Inserti"],
] as const;

type UnitWithColours = Pick<ApiUnit, (typeof COLOUR_PARTS)[number][0]>;

/** Shows the colours of a unit as named swatches; renders nothing when no colour is known. */
export function UnitColours({ unit }: { unit: UnitWithColours }) {
  const knownColours = COLOUR_PARTS.flatMap(([part, word]) => {
    const colour = unit[part];
    return colour ? [{ word, ...colour }] : [];
  });
  if (knownColours.length === 0) return "–";
  return (
    <ul className={styles.colours}>
      {knownColours.map(({ word, name, colour }) => (
        <li key={word} title={`${word}: ${name}`}>
          <i className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden="true" />
          <span className={styles.part}>{word}: </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
