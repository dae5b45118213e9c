import type { ReactNode } from "react";
import { RentalPlaceField } from "#app/features/booking-search/rental-place-field.tsx";
import { ColourChoice } from "#app/features/vehicle/colours/colour-choice.tsx";
import type { SelectionState } from "#app/features/vehicle/use-rental-selection.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { ErrorSummary, type FormProblem, inOrderOf, problemOf } from "#app/ui/fields/error-summary.tsx";
import { FieldCells, SelectField, TextArea, TextInput } from "#app/ui/fields/field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { RobotTrap } from "#app/ui/fields/robot-trap.tsx";
import { TypedDayField } from "#app/ui/fields/typed-day-field.tsx";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Cents } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { Finish } from "#domain/units/finish.ts";
import styles from "./booking-form.module.css";
import { BOOKING_FORM_WORDS } from "./booking-words.ts";
import { MeetingFields } from "./meeting-fields.tsx";
import type { PersonValues } from "./person-values.ts";
import { RequestEnd } from "./request-end.tsx";

/** The fields in the order in which they are asked for. */
const FIELDS = [
  "pickupDate",
  "pickupTime",
  "pickupCity",
  "returnDate",
  "returnTime",
  "returnCity",
  "colour",
  "pickupAddress",
  "returnAddress",
  "meetingPoint",
  "flightOrTrain",
  "driverBirthDate",
  "licenceDate",
  "name",
  "email",
  "phone",
  "note",
];

export interface BookingFormProps {
  /** The form's id, for buttons that stand outside it. */
  id: string;
  vehicle: Vehicle;
  calendar: AvailabilityCalendar;
  places: SearchPlaces;
  idempotencyKey: string;
  formStamp: string;
  inHand: SelectionState;
  /** Every finish of the car, and those that are free for the dates on the page; undefined while those are not answered. */
  finishes: readonly Finish[];
  freeFinishes: readonly Finish[] | undefined;
  /** The total that stands beside the fields; null while there is none. */
  shownTotal: Cents | null;
  /** What was typed before, when the server had something against it. */
  typed: PersonValues;
  problems: readonly FormProblem[];
  /** The server's words for what went wrong; undefined when nothing did. */
  refusal: string | undefined;
  /** What is agreed to: beside the fields, on a phone right over the button. */
  receipt: ReactNode;
}

/**
 * The booking request (product.md#booking-request), one form: dates and places, who drives, how to reach them. A plain POST; what is wrong comes
 * back beside its field with everything typed still there.
 */
export function BookingForm(props: BookingFormProps) {
  const { id, vehicle, idempotencyKey, formStamp, problems, refusal, receipt } = props;
  const hydrated = useHydrated();
  return (
    <form
      id={id}
      method="post"
      action={paths.bookingRequest(vehicle.slug)}
      className={styles.root}
      noValidate={hydrated}
    >
      <div className={styles.fields}>
        {refusal && <ErrorSummary title={refusal} problems={inOrderOf(FIELDS, problems)} />}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="shownTotal" value={props.shownTotal ?? ""} />
        <RobotTrap stamp={formStamp} />
        <RentalFields {...props} />
        {props.freeFinishes && (
          <ColourChoice
            finishes={props.finishes}
            free={props.freeFinishes}
            colour={props.inHand.draft.colour}
            onChoose={(colour) => props.inHand.change({ colour })}
            error={problemOf(problems, "colour")}
          />
        )}
        <MeetingFields {...props} />
        <DriverFields {...props} />
        <ContactFields {...props} />
      </div>
      {receipt}
      <RequestEnd />
    </form>
  );
}

function RentalFields({ calendar, places, inHand, problems }: BookingFormProps) {
  const { draft, change } = inHand;
  const hydrated = useHydrated();
  const taken = new Set(calendar.taken);
  const shared = { isTaken: (date: string) => taken.has(date), required: true };
  return (
    <fieldset>
      <legend>Date e luoghi</legend>
      <div className={styles.ticket}>
        <FieldCells cellClassName={styles.cell}>
          <DateField
            {...shared}
            id="pickupDate"
            name="pickupDate"
            label="Ritiro"
            value={draft.pickupDate}
            companion={draft.returnDate}
            min={calendar.from}
            max={calendar.to}
            error={problemOf(problems, "pickupDate")}
            onChange={(pickupDate) => change({ pickupDate })}
          />
          <SelectField
            id="pickupTime"
            name="pickupTime"
            label="Ora di ritiro"
            options={TIME_SLOTS}
            value={draft.pickupTime}
            error={problemOf(problems, "pickupTime")}
            onChange={(event) => change({ pickupTime: event.target.value })}
          />
          <RentalPlaceField
            name="pickupCity"
            label="Ritiro a"
            places={places}
            value={draft.pickupCity}
            error={problemOf(problems, "pickupCity")}
            onChange={(pickupCity) => change({ pickupCity })}
          />
          <DateField
            {...shared}
            id="returnDate"
            name="returnDate"
            label="Riconsegna"
            value={draft.returnDate}
            companion={draft.pickupDate}
            min={draft.pickupDate || calendar.from}
            error={problemOf(problems, "returnDate")}
            onChange={(returnDate) => change({ returnDate })}
          />
          <SelectField
            id="returnTime"
            name="returnTime"
            label="Ora di riconsegna"
            options={TIME_SLOTS}
            value={draft.returnTime}
            error={problemOf(problems, "returnTime")}
            onChange={(event) => change({ returnTime: event.target.value })}
          />
          <RentalPlaceField
            name="returnCity"
            label="Riconsegna a"
            places={places}
            value={draft.returnCity}
            error={problemOf(problems, "returnCity")}
            onChange={(returnCity) => change({ returnCity })}
          />
        </FieldCells>
      </div>
      {!hydrated && (
        <Button type="submit" name="intent" value="quote" formNoValidate variant="quiet" className={styles.recount}>
          Ricalcola il totale
        </Button>
      )}
    </fieldset>
  );
}

function DriverFields({ vehicle, typed, problems }: BookingFormProps) {
  return (
    <fieldset>
      <legend>Chi guida</legend>
      <div className={styles.pair}>
        <TypedDayField
          id="driverBirthDate"
          name="driverBirthDate"
          label="Data di nascita"
          hint={BOOKING_FORM_WORDS.age(vehicle.terms)}
          autoComplete="bday"
          required
          defaultValue={typed.driverBirthDate}
          error={problemOf(problems, "driverBirthDate")}
        />
        <TypedDayField
          id="licenceDate"
          name="licenceDate"
          label="Patente rilasciata il"
          hint={BOOKING_FORM_WORDS.licence(vehicle.terms)}
          required
          defaultValue={typed.licenceDate}
          error={problemOf(problems, "licenceDate")}
        />
      </div>
    </fieldset>
  );
}

function ContactFields({ typed, problems }: BookingFormProps) {
  return (
    <fieldset>
      <legend>Come ti raggiungiamo</legend>
      <div className={styles.pair}>
        <TextInput
          id="name"
          name="name"
          label="Nome e cognome"
          autoComplete="name"
          required
          maxLength={100}
          fieldClassName={styles.wide}
          defaultValue={typed.name}
          error={problemOf(problems, "name")}
        />
        <TextInput
          id="email"
          name="email"
          type="email"
          label="E-mail"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed.email}
          error={problemOf(problems, "email")}
        />
        <PhoneField
          id="phone"
          required
          phone={typed.phone}
          prefix={typed.phonePrefix}
          error={problemOf(problems, "phone")}
        />
        <TextArea
          id="note"
          name="note"
          label="Nota (facoltativa)"
          hint="Un seggiolino, un orario particolare, qualcosa che dobbiamo sapere."
          rows={3}
          maxLength={2000}
          fieldClassName={styles.wide}
          defaultValue={typed.note}
          error={problemOf(problems, "note")}
        />
      </div>
    </fieldset>
  );
}
