import { BOOKING_FORM_WORDS } from "#app/features/bookings/booking-words.ts";
import { Receipt, ReceiptCard, RentalTermsRows } from "#app/features/bookings/receipt.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatUpcomingRange } from "#domain/rental-period/italian-dates.ts";
import { type RentalSelection, withPeriod } from "#domain/search/rental-selection.ts";
import type { Finish } from "#domain/units/finish.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { PRICE_BOX_IT } from "#domain/words/vehicles/price-box.it.ts";
import styles from "./request-receipt.module.css";

interface RequestReceiptProps {
  vehicle: Vehicle;
  selection: RentalSelection;
  offer: VehicleOffer;
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
  const { vehicle, selection, offer, finish } = props;
  if (offer.kind === "free") {
    const { pickup, return: back } = offer.period;
    return (
      <Receipt
        title={vehicleTitle(vehicle)}
        finish={finish}
        pickup={{ ...pickup, city: nameOfPlace(selection.pickupCity) }}
        return={{ ...back, city: nameOfPlace(selection.returnCity) }}
        price={offer.quote}
        terms={vehicle.terms}
      />
    );
  }
  return (
    <ReceiptCard
      title={vehicleTitle(vehicle)}
      aside={BOOKING_FORM_WORDS.dailyRate({ rate: formatEuro(vehicle.dailyRate) })}
    >
      <UnavailableNotice {...props} />
      <RentalTermsRows terms={vehicle.terms} days={null} />
    </ReceiptCard>
  );
}

function UnavailableNotice({ vehicle, offer, selection, today, onSelectNextPeriod, form }: RequestReceiptProps) {
  if (offer.kind === "no-dates") {
    return <p className={styles.note}>Scegli le date: il totale compare qui, prima dei tuoi dati.</p>;
  }
  if (offer.kind === "unavailable") {
    return (
      <p className={classNames(styles.note, styles.alert)}>
        Questa vettura è fuori dalla flotta per ora: non si può richiedere.
      </p>
    );
  }
  if (offer.kind === "impossible" && !offer.next)
    return <p className={classNames(styles.note, styles.alert)}>{offer.message}</p>;
  const nextPeriod = "next" in offer ? offer.next : null;
  return (
    <div className={classNames(styles.note, styles.alert)}>
      <p>{offer.kind === "impossible" ? offer.message : messages.booking.noLongerAvailable}</p>
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
          {BOOKING_FORM_WORDS.selectNextPeriod({
            dates: formatUpcomingRange(nextPeriod.pickup.date, nextPeriod.return.date, today),
          })}
        </Button>
      )}
      {offer.kind !== "impossible" && (
        <p>
          <Link to={paths.waitingList(vehicle.slug, selection)}>{PRICE_BOX_IT.joinWaitingList}</Link>
        </p>
      )}
    </div>
  );
}
