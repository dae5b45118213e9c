import { Price } from "#app/ui/amounts/price.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { Text } from "#app/ui/text.tsx";
import { messages } from "#domain/messages.it.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatUpcomingRange } from "#domain/rental-period/italian-dates.ts";
import { bookingFormPath, type RentalSelection } from "#domain/search/rental-selection.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { BookableVehicle } from "./bookable-vehicle.ts";
import styles from "./price-bar.module.css";
import { rangeAndDaysText } from "./price-words.ts";
import { useRentalSelection } from "./use-rental-selection.ts";

export default island("rental/price-bar", PriceBar);

/** Renders the price and the next step at the bottom of a phone's screen. */
function PriceBar({
  vehicle,
  selection,
  offer,
  today,
}: {
  vehicle: BookableVehicle;
  selection: RentalSelection;
  offer: VehicleOffer;
  today: CivilDate;
}) {
  const selectionState = useRentalSelection(vehicle, selection);
  const freeOffer = selectionState.isOfferCurrent && offer.kind === "free" ? offer : null;
  return (
    <div data-ground="paper" className={styles.root}>
      {freeOffer ? (
        <>
          <p>
            <Price amount={freeOffer.quote.total} size="small" isAnimated />
            <Text as="span" look="caption" className={styles.caption}>
              {rangeAndDaysText({
                range: formatUpcomingRange(freeOffer.period.pickup.date, freeOffer.period.return.date, today),
                days: formatDays(ITALIAN_FORMATS, freeOffer.quote.days),
              })}
            </Text>
          </p>
          <ButtonLink to={bookingFormPath(vehicle, selectionState.draft)}>Richiedi</ButtonLink>
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
