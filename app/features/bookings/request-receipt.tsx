import { Receipt, ReceiptCard, RentalTermsRows } from "#app/features/bookings/receipt.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { type RentalSelection, withPeriod } from "#domain/search/rental-selection.ts";
import { nameOfSearchPlace, type SearchPlaces } from "#domain/search/search-places.ts";
import type { Finish } from "#domain/units/finish.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { formatUpcomingDays } from "#domain/words/formats/format-date.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import styles from "./request-receipt.module.css";

interface RequestReceiptProps {
  vehicle: Vehicle;
  selection: RentalSelection;
  offer: VehicleOffer;
  /** The selectable places, with their names in the language of the page. */
  places: SearchPlaces;
  today: CivilDate;
  /** The chosen free finish. */
  finish: Finish | null;
  /** Called when the visitor selects the next free period. The button works without scripts too. */
  onSelectNextPeriod: (selection: RentalSelection) => void;
  /** The id of the form that its buttons submit. */
  form: string;
}

/** Renders the receipt beside the form: the total while the dates are available, otherwise the reason why not; always the conditions. */
export function RequestReceipt(props: RequestReceiptProps) {
  const { vehicle, selection, offer, places, finish } = props;
  const words = useWords("bookingForm");
  if (offer.kind === "free") {
    const { pickup, return: back } = offer.period;
    return (
      <Receipt
        title={vehicleTitle(vehicle)}
        finish={finish}
        pickup={{ ...pickup, city: nameOfSearchPlace(words, selection.pickupCity, places) }}
        return={{ ...back, city: nameOfSearchPlace(words, selection.returnCity, places) }}
        price={offer.quote}
        terms={offer.terms ?? vehicle.terms}
      >
        {offer.cheaper && <Text look="caption">{offer.cheaper.text}</Text>}
      </Receipt>
    );
  }
  return (
    <ReceiptCard
      title={vehicleTitle(vehicle)}
      aside={say(words, words.bookingForm.dailyRate, { rate: formatMoney(words, vehicle.fromRate) })}
    >
      <UnavailableNotice {...props} />
      <RentalTermsRows terms={vehicle.terms} rental={null} />
    </ReceiptCard>
  );
}

function UnavailableNotice({ vehicle, offer, selection, today, onSelectNextPeriod, form }: RequestReceiptProps) {
  const words = useWords("bookingForm");
  const paths = usePaths();
  const texts = words.bookingForm;
  if (offer.kind === "no-dates") return <p className={styles.note}>{texts.chooseDates}</p>;
  if (offer.kind === "unavailable") return <p className={classNames(styles.note, styles.alert)}>{texts.outOfFleet}</p>;
  if (offer.kind === "impossible" && !offer.next)
    return <p className={classNames(styles.note, styles.alert)}>{offer.message}</p>;
  const nextPeriod = "next" in offer ? offer.next : null;
  return (
    <div className={classNames(styles.note, styles.alert)}>
      <p>{offer.kind === "impossible" ? offer.message : texts.taken}</p>
      {nextPeriod && (
        <Button
          type="submit"
          form={form}
          name="intent"
          value="next"
          formNoValidate
          variant="outline"
          className={styles.selectNextPeriod}
          onClick={(event) => {
            event.preventDefault();
            onSelectNextPeriod(withPeriod(selection, nextPeriod));
          }}
        >
          {say(words, texts.selectNextPeriod, {
            dates: formatUpcomingDays(words, nextPeriod.pickup.date, nextPeriod.return.date, today),
          })}
        </Button>
      )}
      {offer.kind !== "impossible" && (
        <p>
          <Link to={paths.waitingList(vehicle.slug, selection)}>{texts.joinWaitingList}</Link>
        </p>
      )}
    </div>
  );
}
