import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { say } from "#domain/words/say.ts";
import styles from "./booking-cars.module.css";
import { unitPeriodText } from "./booking-texts.ts";

/** Lists the cars of a rental whose car was replaced, with what changed in the conditions; renders nothing otherwise (product.md#replacement-car). */
export function BookingCars({ booking, changedTerms }: Pick<RenterBooking, "booking" | "changedTerms">) {
  const words = useWords("bookingPage", "moments");
  const { cars } = words.bookingPage;
  const { units, return: back } = booking;
  if (units.length < 2) return null;
  const momentOf = (at: Date | null) => at && toCivilMoment(at, back.timeZone);
  return (
    <section className={styles.root} aria-labelledby="booking-cars">
      <h2 id="booking-cars">{cars.title}</h2>
      <DefinitionRows
        rows={units.map(({ id, title, plate, startedAt, endedAt }, index) => ({
          key: id,
          label: unitPeriodText(words, {
            from: index === 0 ? null : momentOf(startedAt),
            to: index === units.length - 1 ? null : momentOf(endedAt),
          }),
          value: plate ? say(words, cars.carWithPlate, { title, plate }) : title,
        }))}
      />
      {changedTerms?.length === 0 && <p>{cars.sameTerms}</p>}
      {changedTerms && changedTerms.length > 0 && (
        <>
          <h3>{cars.changedTerms}</h3>
          <DefinitionRows rows={changedTerms} />
        </>
      )}
    </section>
  );
}
