import { Price } from "#app/ui/amounts/price.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { bookingFormPath, type RentalSelection } from "#domain/search/rental-selection.ts";
import { formatUpcomingDays } from "#domain/words/formats/format-date.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { say } from "#domain/words/say.ts";
import type { BookableVehicle } from "./bookable-vehicle.ts";
import styles from "./price-bar.module.css";
import { useRentalSelection } from "./use-rental-selection.ts";

export default island("rental/price-bar", PriceBar, { words: ["amounts", "priceBox"] });

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
  const words = useWords("priceBox", "amounts");
  const { priceBox, amounts } = words;
  const paths = usePaths();
  const selectionState = useRentalSelection(vehicle, selection);
  const freeOffer = selectionState.isOfferCurrent && offer.kind === "free" ? offer : null;
  return (
    <div data-ground="paper" className={styles.root}>
      {freeOffer ? (
        <>
          <p>
            <Price amount={freeOffer.quote.total} size="small" isAnimated />
            <Text as="span" look="caption" className={styles.caption}>
              {say(words, priceBox.bar.rangeAndDays, {
                range: formatUpcomingDays(words, freeOffer.period.pickup.date, freeOffer.period.return.date, today),
                days: formatDays(words, freeOffer.quote.days),
              })}
            </Text>
          </p>
          <ButtonLink to={bookingFormPath(paths, vehicle, selectionState.draft)}>{priceBox.bar.request}</ButtonLink>
        </>
      ) : (
        <>
          <p>
            <Price amount={vehicle.fromRate} size="small" />
            <Text as="span" look="caption" className={styles.caption}>
              {vehicle.available ? amounts.perDay : priceBox.unavailable}
            </Text>
          </p>
          <ButtonAnchor href="#prezzo">
            {vehicle.available ? priceBox.bar.chooseDates : priceBox.bar.terms}
          </ButtonAnchor>
        </>
      )}
    </div>
  );
}
