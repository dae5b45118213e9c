import paper from "#app/features/shell/paper.module.css";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import { chosenFinish, type Finish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import styles from "./printed-rental.module.css";
import { VEHICLE_WORDS } from "./vehicle-words.ts";

/** On paper alone, above the total: for which days, where, and in which colour. On the screen the form says it. */
export function PrintedRental({ selection, free }: { selection: RentalSelection; free: readonly Finish[] }) {
  const words = VEHICLE_WORDS.printed;
  const finish = chosenFinish(free, selection.colour);
  return (
    <div className={paper.only} data-printed>
      <dl className={styles.root}>
        <dt>{words.pickup}</dt>
        <dd>{words.moment(selection.pickupDate, selection.pickupTime, nameOfPlace(selection.pickupCity))}</dd>
        <dt>{words.back}</dt>
        <dd>{words.moment(selection.returnDate, selection.returnTime, nameOfPlace(selection.returnCity))}</dd>
        {finish && (
          <>
            <dt>{words.colour}</dt>
            <dd>{finishLine(finish)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
