import { jetPageWords } from "#app/features/jets/jet-page-words.ts";
import { type Jet, passengersLabel } from "#domain/catalogue/jet.ts";
import { formatKilograms, formatKilometres } from "#domain/jets/fleet.ts";
import styles from "./jet-facts.module.css";

/** The technical data of a jet (product.md#jets). */
export function JetFactList({ jet }: { jet: Jet }) {
  const metres = (value: number) => jetPageWords.metres({ figure: value.toFixed(2).replace(".", ",") });
  const rows = [
    ["Passeggeri", jetPageWords.upTo({ passengers: passengersLabel(jet.passengers) })],
    ["Equipaggio", passengersLabel(jet.crewSize)],
    ["Autonomia", formatKilometres(jet.rangeKm)],
    ["Velocità di crociera", jetPageWords.speed({ kilometres: formatKilometres(jet.cruiseSpeedKmh) })],
    ["Bagaglio", formatKilograms(jet.maxBaggageKg)],
    ["Altezza cabina", metres(jet.cabinHeightM)],
    ["Larghezza cabina", metres(jet.cabinWidthM)],
  ];
  return (
    <table className={styles.root}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
