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
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import type { VehicleDelivery } from "#domain/catalogue/search-results.ts";
import { deliveredFromText } from "#domain/delivery/delivery-rows.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { ExtraChoices } from "#domain/extras/extra-choices.ts";
import { listTermsRows } from "#domain/prices/terms.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import {
  bookingFormPath,
  bookNowPath,
  isCompleteSelection,
  type RentalSelection,
} from "#domain/search/rental-selection.ts";
import { nameOfSearchPlace, type SearchPlaces } from "#domain/search/search-places.ts";
import { type Finish, selectFinish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { formatDate } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import type { BookableVehicle } from "./bookable-vehicle.ts";
import { ColourChoice } from "./colours/colour-choice.tsx";
import { ExtraFields } from "./extra-fields.tsx";
import { isShownInTotal, OfferDetails, OfferNotice } from "./offer-details.tsx";
import styles from "./price-box.module.css";
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

/** Whether the field is a date, which must not be missing once the form is submitted. */
const isDateField = (field: SelectionFieldName) => field === "pickupDate" || field === "returnDate";

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
  extras?: readonly ExtraChoices[] | undefined;
}

export default island("rental/price-box", PriceBox, {
  words: [
    "amounts",
    "delivery",
    "fields",
    "finishes",
    "periods",
    "placeFields",
    "places",
    "priceBox",
    "prices",
    "replyPromise",
    "selection",
  ],
});

/**
 * Renders price, dates and terms of a vehicle, before any personal data is asked for (product.md#vehicle-page). It is a plain GET form: with dates in
 * the URL the page shows the total. Once hydrated, the total updates as the dates change.
 */
function PriceBox({ vehicle, selection, offer, ...rest }: PriceBoxProps) {
  const words = useWords("prices", "priceBox", "amounts");
  const { priceBox } = words;
  const isItalian = words.language === "it";
  const paths = usePaths();
  const selectionState = useRentalSelection(vehicle, selection);
  usePrefillFromLastSearch(vehicle.slug, selectionState);
  const currentOffer: VehicleOffer =
    selectionState.isOfferCurrent || selectionState.isPending ? offer : { kind: "no-dates" };
  const quote = currentOffer.kind === "free" ? currentOffer.quote : null;
  return (
    <AccentCard as="aside" className={styles.root} id="prezzo" aria-label={priceBox.label}>
      <p className={styles.from}>
        <span>{priceBox.from}</span>
        <Price amount={vehicle.fromRate} unit={words.amounts.perDay} size="large" className={styles.rate} />
        {isItalian && <span lang="en">{priceBox.startingFrom}</span>}
      </p>
      {vehicle.available ? (
        <SelectionForm {...{ vehicle, inHand: selectionState, ...rest }} currentOffer={currentOffer} />
      ) : (
        <OfferNotice className={styles.notice} title={priceBox.unavailable}>
          <p>{priceBox.outOfFleet}</p>
        </OfferNotice>
      )}
      {vehicle.available ? (
        <ButtonLink
          to={bookNowPath(paths, vehicle, selectionState.draft)}
          variant="quiet"
          className={styles.bookNow}
          {...(isItalian && { lang: "en" })}
        >
          {priceBox.bookNow}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.category(vehicle.category)} variant="outline" wide>
          {priceBox.availableCars}
        </ButtonLink>
      )}
      <DefinitionRows
        className={styles.terms}
        rows={listTermsRows(words, termsOf(vehicle, currentOffer), quote).filter(
          ({ key }) => quote === null || !isShownInTotal(key),
        )}
      />
    </AccentCard>
  );
}

/** Returns the terms of the vehicle, with the chosen protection if there is one. */
const termsOf = ({ terms }: BookableVehicle, offer: VehicleOffer) =>
  offer.kind === "free" ? (offer.terms ?? terms) : terms;

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
  const {
    vehicle,
    inHand: selectionState,
    calendar,
    places,
    delivery,
    finishes,
    freeFinishes,
    extras,
    currentOffer,
  } = props;
  const site = useSite();
  const words = useWords("priceBox", "delivery", "places", "periods", "replyPromise");
  const { priceBox, periods } = words;
  const paths = usePaths();
  const { draft, change, isPending } = selectionState;
  const [showsMissing, setShowsMissing] = useState(false);
  const isUnavailable = currentOffer.kind === "taken" || currentOffer.kind === "impossible";

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isBookingSubmit = (event.nativeEvent as SubmitEvent).submitter?.hasAttribute("formaction");
    if (!isCompleteSelection(draft)) setShowsMissing(true);
    else if (isBookingSubmit) navigateTo(bookingFormPath(paths, vehicle, draft));
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
          errorOf={(field) => (showsMissing && draft[field] === "" && isDateField(field) ? periods[field] : undefined)}
          cellClassName={styles.cell}
        />
      </div>
      {currentOffer.kind === "free" && <PrintedRental selection={draft} places={places} free={freeFinishes} />}
      <OfferDetails vehicle={vehicle} selection={draft} places={places} offer={currentOffer} />
      {currentOffer.kind === "free" && delivery && <Text look="caption">{deliveredFromText(words, delivery)}.</Text>}
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
      {(extras || draft.options !== "") && (
        <div className={styles.colours}>
          <ExtraFields
            extras={extras}
            options={draft.options}
            isPriced={currentOffer.kind === "free"}
            onSelect={(options) => change({ options })}
          />
        </div>
      )}
      <noscript>
        <Button type="submit" variant="outline" wide className={styles.count}>
          {priceBox.calculate}
        </Button>
      </noscript>
      <Button
        type="submit"
        wide
        className={styles.request}
        formAction={paths.bookingRequest(vehicle.slug)}
        disabled={isUnavailable || isPending}
      >
        {priceBox.request}
      </Button>
      <Text look="caption" className={styles.promise}>
        {say(words, priceBox.requestPromise, { hours: promisedHours(words, site) })}
      </Text>
    </form>
  );
}

/** Renders dates, places and finish above the total, on paper only. On screen the form shows them. */
function PrintedRental({
  selection,
  places,
  free,
}: {
  selection: RentalSelection;
  places: SearchPlaces;
  free: readonly Finish[];
}) {
  const words = useWords("priceBox", "finishes");
  const { printed } = words.priceBox;
  const finish = selectFinish(free, selection.colour);
  const moment = (date: string, time: string, place: string) =>
    say(words, printed.moment, { date: formatDate(words, date), time, place: nameOfSearchPlace(words, place, places) });
  return (
    <div className={printLayoutStyles.only} data-printed>
      <dl className={styles.printed}>
        <dt>{printed.pickup}</dt>
        <dd>{moment(selection.pickupDate, selection.pickupTime, selection.pickupCity)}</dd>
        <dt>{printed.back}</dt>
        <dd>{moment(selection.returnDate, selection.returnTime, selection.returnCity)}</dd>
        {finish && (
          <>
            <dt>{printed.colour}</dt>
            <dd>{finishLine(words, finish)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
