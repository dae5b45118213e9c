import { Price } from "#app/ui/amounts/price.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { Text } from "#app/ui/text.tsx";
import { messages } from "#domain/messages.it.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { rangeAhead } from "#domain/rental-period/days-ahead.ts";
import { type RentalSelection, requestAddress } from "#domain/search/rental-selection.ts";
import { rangeAndDays } from "./offer-words.ts";
import styles from "./price-bar.module.css";
import type { RentedVehicle } from "./rented-vehicle.ts";
import { useRentalSelection } from "./use-rental-selection.ts";

export default island("rental/price-bar", PriceBar);

/** On a phone the price and the next step stay at the foot of the screen. */
function PriceBar({
  vehicle,
  selection,
  offer,
  today,
}: {
  vehicle: RentedVehicle;
  selection: RentalSelection;
  offer: VehicleOffer;
  today: CivilDate;
}) {
  const inHand = useRentalSelection(vehicle, selection);
  const free = inHand.isAnswered && offer.kind === "free" ? offer : null;
  return (
    <div data-ground="paper" className={styles.root}>
      {free ? (
        <>
          <p>
            <Price amount={free.quote.total} size="small" counts />
            <Text as="span" look="caption" className={styles.caption}>
              {rangeAndDays({
                range: rangeAhead(free.period.pickup.date, free.period.return.date, today),
                days: daysLabel(free.quote.days),
              })}
            </Text>
          </p>
          <ButtonLink to={requestAddress(vehicle, inHand.draft)}>Richiedi</ButtonLink>
        </>
      ) : (
        <>
          <p>
            <Price amount={vehicle.dailyRate} size="small" />
            <Text as="span" look="caption" className={styles.caption}>
              {vehicle.available ? messages.rental.perDay : messages.rental.unavailable}
            </Text>
          </p>
          <ButtonAnchor href="#prezzo">{vehicle.available ? "Scegli le date" : "Condizioni"}</ButtonAnchor>
        </>
      )}
    </div>
  );
}
