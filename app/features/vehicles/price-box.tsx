import { type FormEvent, useEffect, useState } from "react";
import { readLastSearch } from "#app/features/booking-search/last-search-store.ts";
import printLayoutStyles from "#app/features/shell/print-layout.module.css";
import { Price } from "#app/ui/amounts/price.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccentCard } from "#app/ui/cards/accent-card.tsx";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { navigateTo } from "#app/ui/navigate-to.ts";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import type { VehicleDelivery } from "#domain/catalogue/search-results.ts";
import { deliveredFromText } from "#domain/delivery/delivery-words.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { listTermsRows } from "#domain/prices/terms.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { ITALIAN_PERIODS } from "#domain/rental-period/say-period-problem.ts";
import {
  bookingFormPath,
  bookNowPath,
  isCompleteSelection,
  type RentalSelection,
} from "#domain/search/rental-selection.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import { type Finish, selectFinish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import type { BookableVehicle } from "./bookable-vehicle.ts";
import { ColourChoice } from "./colours/colour-choice.tsx";
import { isShownInTotal, OfferDetails, OfferNotice } from "./offer-details.tsx";
import styles from "./price-box.module.css";
import { PRICE_BOX_WORDS } from "./price-words.ts";
import { type SelectionFieldName, SelectionFields } from "./selection-fields.tsx";
import { type SelectionState, useRentalSelection } from "./use-rental-selection.ts";

const SELECTION_FIELD_ORDER = [
  "pickupDate",
  "returnDate",
  "pickupTime",
  "returnTime",
  "pickupCity",
  "returnCity",
] as const;

/** The error messages of missing dates, shown once the form is submitted. */
const MISSING_DATE_MESSAGES: Partial<Record<SelectionFieldName, string>> = {
  pickupDate: ITALIAN_PERIODS.periods.pickupDate,
  returnDate: ITALIAN_PERIODS.periods.returnDate,
};

export interface PriceBoxProps {
  vehicle: BookableVehicle;
  /** The visitor's selection, and the offer for it. */
  selection: RentalSelection;
  offer: VehicleOffer;
  calendar: AvailabilityCalendar;
  places: SearchPlaces;
  delivery: VehicleDelivery | null;
  finishes: readonly Finish[];
  freeFinishes: readonly Finish[];
}

export default island("rental/price-box", PriceBox, {
  words: ["fields", "finishes", "periods", "placeFields", "places", "prices"],
});

/**
 * Renders price, dates and terms of a vehicle, before any personal data is asked for (product.md#vehicle-page). It is a plain GET form: with dates in
 * the URL the page shows the total. Once hydrated, the total updates as the dates change.
 */
function PriceBox({ vehicle, selection, offer, ...rest }: PriceBoxProps) {
  const words = useWords("prices");
  const selectionState = useRentalSelection(vehicle, selection);
  usePrefillFromLastSearch(vehicle.slug, selectionState);
  const currentOffer: VehicleOffer =
    selectionState.isOfferCurrent || selectionState.isPending ? offer : { kind: "no-dates" };
  const days = currentOffer.kind === "free" ? currentOffer.quote.days : null;
  return (
    <AccentCard as="aside" className={styles.root} id="prezzo" aria-label="Prezzo e condizioni">
      <p className={styles.from}>
        <span>Da</span>
        <Price amount={vehicle.dailyRate} unit={messages.rental.perDay} size="large" className={styles.rate} />
        <span lang="en">{messages.rental.startingFrom}</span>
      </p>
      {vehicle.available ? (
        <SelectionForm {...{ vehicle, inHand: selectionState, ...rest }} currentOffer={currentOffer} />
      ) : (
        <OfferNotice className={styles.notice} title={messages.rental.unavailable}>
          <p>Questa vettura è fuori dalla flotta per ora. Il prezzo e le condizioni restano qui sotto.</p>
        </OfferNotice>
      )}
      {vehicle.available ? (
        <ButtonLink
          to={bookNowPath(vehicle, selectionState.draft)}
          variant="quiet"
          className={styles.bookNow}
          lang="en"
        >
          {messages.rental.bookNow}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.category(vehicle.category)} variant="outline" wide>
          Le vetture disponibili
        </ButtonLink>
      )}
      <DefinitionRows
        className={styles.terms}
        rows={listTermsRows(words, vehicle.terms, days).filter(({ key }) => days === null || !isShownInTotal(key))}
      />
    </AccentCard>
  );
}

/**
 * Applies the dates of the last search (product.md#last-search) on a vehicle's page without dates in its URL, so that it shows the total immediately.
 */
function usePrefillFromLastSearch(slug: string, { draft, change }: SelectionState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each vehicle; later changes are the visitor's
  useEffect(() => {
    const { pickupDate, returnDate, pickupTime, returnTime } = readLastSearch();
    if (draft.pickupDate !== "" || draft.returnDate !== "" || !pickupDate || !returnDate) return;
    change({ pickupDate, returnDate, ...(pickupTime && { pickupTime }), ...(returnTime && { returnTime }) });
  }, [slug]);
}

type SelectionFormProps = Omit<PriceBoxProps, "offer" | "selection"> & {
  inHand: SelectionState;
  currentOffer: VehicleOffer;
};

function SelectionForm(props: SelectionFormProps) {
  const { vehicle, inHand: selectionState, calendar, places, delivery, finishes, freeFinishes, currentOffer } = props;
  const site = useSite();
  const { draft, change, isPending } = selectionState;
  const [showsMissing, setShowsMissing] = useState(false);
  const isUnavailable = currentOffer.kind === "taken" || currentOffer.kind === "impossible";

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isBookingSubmit = (event.nativeEvent as SubmitEvent).submitter?.hasAttribute("formaction");
    if (!isCompleteSelection(draft)) setShowsMissing(true);
    else if (isBookingSubmit) navigateTo(bookingFormPath(vehicle, draft));
    else change({});
  }

  return (
    <form method="get" action={`${paths.vehicle(vehicle)}#prezzo`} onSubmit={onSubmit} aria-busy={isPending}>
      <div className={styles.dates}>
        <SelectionFields
          fields={SELECTION_FIELD_ORDER}
          calendar={calendar}
          places={places}
          selectionState={selectionState}
          errorOf={(field) => (showsMissing && draft[field] === "" ? MISSING_DATE_MESSAGES[field] : undefined)}
          cellClassName={styles.cell}
        />
      </div>
      {currentOffer.kind === "free" && <PrintedRental selection={draft} free={freeFinishes} />}
      <OfferDetails vehicle={vehicle} selection={draft} offer={currentOffer} />
      {currentOffer.kind === "free" && delivery && (
        <Text look="caption">{deliveredFromText(delivery.base, delivery.place, delivery.supplements)}.</Text>
      )}
      {currentOffer.kind === "free" && (
        <div className={styles.colours}>
          <ColourChoice
            finishes={finishes}
            free={freeFinishes}
            colour={draft.colour}
            onSelect={(colour) => change({ colour })}
          />
        </div>
      )}
      <noscript>
        <Button type="submit" variant="outline" wide className={styles.count}>
          Calcola il totale
        </Button>
      </noscript>
      <Button
        type="submit"
        wide
        className={styles.request}
        formAction={paths.bookingRequest(vehicle.slug)}
        disabled={isUnavailable || isPending}
      >
        Richiedi la prenotazione
      </Button>
      <Text look="caption" className={styles.promise}>
        {PRICE_BOX_WORDS.requestPromise(site)}
      </Text>
    </form>
  );
}

/** Renders dates, places and finish above the total, on paper only. On screen the form shows them. */
function PrintedRental({ selection, free }: { selection: RentalSelection; free: readonly Finish[] }) {
  const finishWords = useWords("finishes");
  const words = PRICE_BOX_WORDS.printed;
  const finish = selectFinish(free, selection.colour);
  return (
    <div className={printLayoutStyles.only} data-printed>
      <dl className={styles.printed}>
        <dt>{words.pickup}</dt>
        <dd>{words.moment(selection.pickupDate, selection.pickupTime, nameOfPlace(selection.pickupCity))}</dd>
        <dt>{words.back}</dt>
        <dd>{words.moment(selection.returnDate, selection.returnTime, nameOfPlace(selection.returnCity))}</dd>
        {finish && (
          <>
            <dt>{words.colour}</dt>
            <dd>{finishLine(finishWords, finish)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
