import { type FormEvent, useState } from "react";
import { RentalPlaceField } from "#app/features/booking-search/rental-place-field.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Ticket } from "#app/ui/cards/ticket.tsx";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { FieldCells, SelectField } from "#app/ui/fields/field.tsx";
import { goTo } from "#app/ui/go-to.ts";
import { island } from "#app/ui/islands/island.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import type { VehicleDelivery } from "#domain/catalogue/explore.ts";
import { deliveredFrom } from "#domain/delivery/delivery-words.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { termsRows } from "#domain/prices/terms.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import {
  bookNowAddress,
  isCompleteSelection,
  type RentalSelection,
  requestAddress,
} from "#domain/search/rental-selection.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { Finish } from "#domain/units/finish.ts";
import { ColourChoice } from "./colours/colour-choice.tsx";
import { isSaidInQuote, OfferAnswer } from "./offer-answer.tsx";
import { OfferNotice } from "./offer-notice.tsx";
import styles from "./price-box.module.css";
import { PrintedRental } from "./printed-rental.tsx";
import type { RentedVehicle } from "./rented-vehicle.ts";
import { useRememberedDates } from "./use-remembered-dates.ts";
import { type SelectionState, useRentalSelection } from "./use-rental-selection.ts";
import { VEHICLE_WORDS } from "./vehicle-words.ts";

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

type SelectionFormProps = Omit<PriceBoxProps, "offer" | "selection"> & {
  inHand: SelectionState;
  answered: VehicleOffer;
};

function SelectionForm(props: SelectionFormProps) {
  const { vehicle, inHand, calendar, places, delivery, finishes, freeFinishes, answered } = props;
  const site = useSite();
  const { draft, change, pending } = inHand;
  const [missing, setMissing] = useState(false);
  const taken = new Set(calendar.taken);
  const isTaken = (date: string) => taken.has(date);
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
        <FieldCells cellClassName={styles.cell}>
          <DateField
            name="pickupDate"
            label="Ritiro"
            value={draft.pickupDate}
            companion={draft.returnDate}
            min={calendar.from}
            max={calendar.to}
            isTaken={isTaken}
            required
            error={missing && !draft.pickupDate ? "Scegli la data di ritiro." : undefined}
            onChange={(pickupDate) => change({ pickupDate })}
          />
          <DateField
            name="returnDate"
            label="Riconsegna"
            value={draft.returnDate}
            companion={draft.pickupDate}
            min={draft.pickupDate || calendar.from}
            isTaken={isTaken}
            required
            error={missing && !draft.returnDate ? "Scegli la data di riconsegna." : undefined}
            onChange={(returnDate) => change({ returnDate })}
          />
          <SelectField
            name="pickupTime"
            label="Ora di ritiro"
            options={TIME_SLOTS}
            value={draft.pickupTime}
            onChange={(event) => change({ pickupTime: event.target.value })}
          />
          <SelectField
            name="returnTime"
            label="Ora di riconsegna"
            options={TIME_SLOTS}
            value={draft.returnTime}
            onChange={(event) => change({ returnTime: event.target.value })}
          />
          <RentalPlaceField
            name="pickupCity"
            label="Ritiro a"
            places={places}
            value={draft.pickupCity}
            onChange={(pickupCity) => change({ pickupCity })}
          />
          <RentalPlaceField
            name="returnCity"
            label="Riconsegna a"
            places={places}
            value={draft.returnCity}
            onChange={(returnCity) => change({ returnCity })}
          />
        </FieldCells>
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
        {VEHICLE_WORDS.requestPromise(site)}
      </Text>
    </form>
  );
}
