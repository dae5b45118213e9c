import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { Price } from "#app/ui/price.tsx";
import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { HOUSE } from "#domain/house.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { termsRows } from "#domain/prices/terms.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import { bookNowAddress, isWholeWish, requestAddress } from "#domain/search/rental-wish.ts";
import { isSaidInQuote, OfferAnswer } from "./offer-answer.tsx";
import type { WishInHand } from "./use-rental-wish.ts";
import "./price-box.css";

interface PriceBoxProps {
  vehicle: Vehicle;
  offer: VehicleOffer;
  inHand: WishInHand;
  calendar: AvailabilityCalendar;
  returnCities: readonly string[];
}

/**
 * Price, dates and terms of one car, all before any personal data (design 1). A plain GET form: with dates in the address the page
 * comes back with the total; with React the total follows the dates by itself.
 */
export function PriceBox({ vehicle, offer, inHand, calendar, returnCities }: PriceBoxProps) {
  const answered: VehicleOffer = inHand.settled || inHand.pending ? offer : { kind: "no-dates" };
  const days = answered.kind === "free" ? answered.quote.days : null;
  return (
    <aside className="price-box" id="prezzo" aria-label="Prezzo e condizioni">
      <p className="price-box-from">
        <span lang="en">{messages.rental.startingFrom}</span>
        <Price amount={vehicle.dailyRate} unit={messages.rental.perDay} size="large" />
      </p>
      {vehicle.available ? (
        <WishForm {...{ vehicle, inHand, calendar, returnCities }} answered={answered} />
      ) : (
        <div className="price-box-notice">
          <p className="price-box-notice-title">{messages.rental.unavailable}</p>
          <p>Questa vettura è fuori dalla flotta per ora. Il prezzo e le condizioni restano qui sotto.</p>
        </div>
      )}
      <ButtonLink to={bookNowAddress(vehicle, inHand.draft)} variant="outline" wide lang="en">
        {messages.rental.bookNow}
      </ButtonLink>
      <dl className="price-box-terms">
        {termsRows(vehicle.terms, days)
          .filter(({ key }) => days === null || !isSaidInQuote(key))
          .map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}

type WishFormProps = Omit<PriceBoxProps, "offer"> & { answered: VehicleOffer };

function WishForm({ vehicle, inHand, calendar, returnCities, answered }: WishFormProps) {
  const { draft, change, pending } = inHand;
  const navigate = useNavigate();
  const [missing, setMissing] = useState(false);
  const taken = new Set(calendar.taken);
  const isTaken = (date: string) => taken.has(date);
  const refused = answered.kind === "taken" || answered.kind === "impossible";

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asksToBook = (event.nativeEvent as SubmitEvent).submitter?.hasAttribute("formaction");
    if (!isWholeWish(draft)) setMissing(true);
    else if (asksToBook) void navigate(requestAddress(vehicle, draft));
    else change({});
  }

  return (
    <form
      className="price-box-form"
      method="get"
      action={`${paths.vehicle(vehicle)}#prezzo`}
      onSubmit={onSubmit}
      aria-busy={pending}
    >
      <input type="hidden" name="pickupCity" value={vehicle.location} />
      <div className="ticket price-box-dates">
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
        <div className="field">
          <span className="field-label">Ritiro a</span>
          <span className="price-box-place">{vehicle.location}</span>
        </div>
        <SelectField
          name="returnCity"
          label="Riconsegna a"
          options={returnCities}
          value={draft.returnCity}
          onChange={(event) => change({ returnCity: event.target.value })}
        />
      </div>
      <OfferAnswer vehicle={vehicle} wish={draft} offer={answered} />
      <noscript>
        <button type="submit" className="button button-outline button-wide price-box-count">
          Calcola il totale
        </button>
      </noscript>
      <button
        type="submit"
        className="button button-solid button-wide"
        formAction={paths.bookingRequest(vehicle.slug)}
        disabled={refused || pending}
      >
        Richiedi la prenotazione
      </button>
      <p className="caption">Nessun pagamento adesso. Ti rispondiamo entro {HOUSE.replyWithinHours} ore.</p>
    </form>
  );
}
