import { BOOKING_FORM_WORDS } from "#app/features/booking/booking-words.ts";
import { Conditions, Receipt, ReceiptPaper } from "#app/features/booking/receipt.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { formatEuro } from "#domain/money.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { rangeAhead } from "#domain/rental-period/days-ahead.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import type { Finish } from "#domain/units/finish.ts";
import styles from "./request-receipt.module.css";

interface RequestReceiptProps {
  vehicle: Vehicle;
  selection: RentalSelection;
  offer: VehicleOffer;
  today: CivilDate;
  /** The finish chosen among those that are free. */
  finish: Finish | null;
  /** Chooses another period; the button works without scripts too. */
  onTakeNext: (selection: RentalSelection) => void;
  /** The form its buttons belong to. */
  form: string;
}

/** The receipt beside the form: the whole price while the dates can be had, else what stands in the way; the conditions always. */
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
    <ReceiptPaper
      title={vehicleTitle(vehicle)}
      aside={BOOKING_FORM_WORDS.dailyRate({ rate: formatEuro(vehicle.dailyRate) })}
    >
      <Obstacle {...props} />
      <Conditions terms={vehicle.terms} days={null} />
    </ReceiptPaper>
  );
}

function Obstacle({ offer, selection, today, onTakeNext, form }: RequestReceiptProps) {
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
  if (offer.kind === "impossible") return <p className={classNames(styles.note, styles.alert)}>{offer.message}</p>;
  const next = offer.kind === "taken" ? offer.next : null;
  return (
    <div className={classNames(styles.note, styles.alert)}>
      <p>Non più disponibile per queste date</p>
      {next && (
        <Button
          type="submit"
          form={form}
          name="intent"
          value="next"
          formNoValidate
          variant="outline"
          className={styles.takeNext}
          onClick={(event) => {
            event.preventDefault();
            onTakeNext({ ...selection, pickupDate: next.pickup.date, returnDate: next.return.date });
          }}
        >
          {BOOKING_FORM_WORDS.takeNext({ dates: rangeAhead(next.pickup.date, next.return.date, today) })}
        </Button>
      )}
    </div>
  );
}
