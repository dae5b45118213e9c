import { type FormEvent, useEffect, useState } from "react";
import { readLastSearch } from "#app/features/booking-search/last-search-store.ts";
import paper from "#app/features/shell/paper.module.css";
import { Price } from "#app/ui/amounts/price.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Ticket } from "#app/ui/cards/ticket.tsx";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { goTo } from "#app/ui/go-to.ts";
import { island } from "#app/ui/islands/island.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import type { VehicleDelivery } from "#domain/catalogue/explore.ts";
import { deliveredFrom } from "#domain/delivery/delivery-words.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { termsRows } from "#domain/prices/terms.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import {
  bookNowAddress,
  isCompleteSelection,
  type RentalSelection,
  requestAddress,
} from "#domain/search/rental-selection.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import { chosenFinish, type Finish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { ColourChoice } from "./colours/colour-choice.tsx";
import { isSaidInQuote, OfferAnswer, OfferNotice } from "./offer-answer.tsx";
import styles from "./price-box.module.css";
import { PRICE_BOX_WORDS } from "./price-words.ts";
import type { RentedVehicle } from "./rented-vehicle.ts";
import { type SelectionFieldName, SelectionFields } from "./selection-fields.tsx";
import { type SelectionState, useRentalSelection } from "./use-rental-selection.ts";

const FIELDS = ["pickupDate", "returnDate", "pickupTime", "returnTime", "pickupCity", "returnCity"] as const;

/** Said beside a day that is not chosen once the form is sent. */
const MISSING: Partial<Record<SelectionFieldName, string>> = {
  pickupDate: "Scegli la data di ritiro.",
  returnDate: "Scegli la data di riconsegna.",
};

export interface PriceBoxProps {
  vehicle: RentedVehicle;
  /** What is asked for, and what the company answers to that. */
  selection: RentalSelection;
  offer: VehicleOffer;
  calendar: AvailabilityCalendar;
  places: SearchPlaces;
  delivery: VehicleDelivery | null;
  finishes: readonly Finish[];
  freeFinishes: readonly Finish[];
}

export default island("rental/price-box", PriceBox);

/**
 * Price, dates and terms of one car, all before any personal data (product.md#vehicle-page). A plain GET form: with dates in the address the page
 * comes back with the total; with React the total follows the dates by itself.
 */
function PriceBox({ vehicle, selection, offer, ...rest }: PriceBoxProps) {
  const inHand = useRentalSelection(vehicle, selection);
  useRememberedDates(vehicle.slug, inHand);
  const answered: VehicleOffer = inHand.isAnswered || inHand.pending ? offer : { kind: "no-dates" };
  const days = answered.kind === "free" ? answered.quote.days : null;
  return (
    <Ticket as="aside" className={styles.root} id="prezzo" aria-label="Prezzo e condizioni">
      <p className={styles.from}>
        <span>Da</span>
        <Price amount={vehicle.dailyRate} unit={messages.rental.perDay} size="large" className={styles.rate} />
        <span lang="en">{messages.rental.startingFrom}</span>
      </p>
      {vehicle.available ? (
        <SelectionForm {...{ vehicle, inHand, ...rest }} answered={answered} />
      ) : (
        <OfferNotice className={styles.notice} title={messages.rental.unavailable}>
          <p>Questa vettura è fuori dalla flotta per ora. Il prezzo e le condizioni restano qui sotto.</p>
        </OfferNotice>
      )}
      {vehicle.available ? (
        <ButtonLink to={bookNowAddress(vehicle, inHand.draft)} variant="quiet" className={styles.bookNow} lang="en">
          {messages.rental.bookNow}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.category(vehicle.category)} variant="outline" wide>
          Le vetture disponibili
        </ButtonLink>
      )}
      <DefinitionRows
        className={styles.terms}
        rows={termsRows(vehicle.terms, days).filter(({ key }) => days === null || !isSaidInQuote(key))}
      />
    </Ticket>
  );
}

/** A car's page without dates in its address takes those of the last search (product.md#last-search), so that its price is the whole one at once. */
function useRememberedDates(slug: string, { draft, change }: SelectionState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each car; what is chosen afterwards is the visitor's
  useEffect(() => {
    const { pickupDate, returnDate, pickupTime, returnTime } = readLastSearch();
    if (draft.pickupDate !== "" || draft.returnDate !== "" || !pickupDate || !returnDate) return;
    change({ pickupDate, returnDate, ...(pickupTime && { pickupTime }), ...(returnTime && { returnTime }) });
  }, [slug]);
}

type SelectionFormProps = Omit<PriceBoxProps, "offer" | "selection"> & {
  inHand: SelectionState;
  answered: VehicleOffer;
};

function SelectionForm(props: SelectionFormProps) {
  const { vehicle, inHand, calendar, places, delivery, finishes, freeFinishes, answered } = props;
  const site = useSite();
  const { draft, change, pending } = inHand;
  const [missing, setMissing] = useState(false);
  const refused = answered.kind === "taken" || answered.kind === "impossible";

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asksToBook = (event.nativeEvent as SubmitEvent).submitter?.hasAttribute("formaction");
    if (!isCompleteSelection(draft)) setMissing(true);
    else if (asksToBook) goTo(requestAddress(vehicle, draft));
    else change({});
  }

  return (
    <form method="get" action={`${paths.vehicle(vehicle)}#prezzo`} onSubmit={onSubmit} aria-busy={pending}>
      <div className={styles.dates}>
        <SelectionFields
          fields={FIELDS}
          calendar={calendar}
          places={places}
          inHand={inHand}
          errorOf={(field) => (missing && draft[field] === "" ? MISSING[field] : undefined)}
          cellClassName={styles.cell}
        />
      </div>
      {answered.kind === "free" && <PrintedRental selection={draft} free={freeFinishes} />}
      <OfferAnswer vehicle={vehicle} selection={draft} offer={answered} />
      {answered.kind === "free" && delivery && (
        <Text look="caption">{deliveredFrom(delivery.base, delivery.place, delivery.supplements)}.</Text>
      )}
      {answered.kind === "free" && (
        <div className={styles.colours}>
          <ColourChoice
            finishes={finishes}
            free={freeFinishes}
            colour={draft.colour}
            onChoose={(colour) => change({ colour })}
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
        disabled={refused || pending}
      >
        Richiedi la prenotazione
      </Button>
      <Text look="caption" className={styles.promise}>
        {PRICE_BOX_WORDS.requestPromise(site)}
      </Text>
    </form>
  );
}

/** On paper alone, above the total: for which days, where, and in which colour. On the screen the form says it. */
function PrintedRental({ selection, free }: { selection: RentalSelection; free: readonly Finish[] }) {
  const words = PRICE_BOX_WORDS.printed;
  const finish = chosenFinish(free, selection.colour);
  return (
    <div className={paper.only} data-printed>
      <dl className={styles.printed}>
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
