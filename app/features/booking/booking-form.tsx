import type { ReactNode } from "react";
import { ColourChoice } from "#app/features/vehicle/colours/colour-choice.tsx";
import { SelectionFields } from "#app/features/vehicle/selection-fields.tsx";
import type { SelectionState } from "#app/features/vehicle/use-rental-selection.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem, inOrderOf, problemOf } from "#app/ui/fields/error-summary.tsx";
import { TextArea, TextInput } from "#app/ui/fields/field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { RobotTrap } from "#app/ui/fields/robot-trap.tsx";
import { TypedDayField } from "#app/ui/fields/typed-day-field.tsx";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { placeWithSlug } from "#domain/delivery/listed-places.ts";
import type { Cents } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { Finish } from "#domain/units/finish.ts";
import styles from "./booking-form.module.css";
import { BOOKING_FORM_WORDS, MEETING_WORDS } from "./booking-words.ts";

const RENTAL_FIELDS = ["pickupDate", "pickupTime", "pickupCity", "returnDate", "returnTime", "returnCity"] as const;

/** The fields in the order in which they are asked for. */
const FIELDS = [
  ...RENTAL_FIELDS,
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

/** The person's own fields of the form, as typed. */
export type PersonValues = Partial<
  Record<
    | "name"
    | "email"
    | "phone"
    | "phonePrefix"
    | "driverBirthDate"
    | "licenceDate"
    | "note"
    | "pickupAddress"
    | "returnAddress"
    | "meetingPoint"
    | "flightOrTrain",
    string
  >
>;

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
        <DatesAndPlaces {...props} />
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

function DatesAndPlaces({ calendar, places, inHand, problems }: BookingFormProps) {
  const hydrated = useHydrated();
  return (
    <fieldset>
      <legend>Date e luoghi</legend>
      <div className={styles.ticket}>
        <SelectionFields
          fields={RENTAL_FIELDS}
          calendar={calendar}
          places={places}
          inHand={inHand}
          errorOf={(field) => problemOf(problems, field)}
          withIds
          cellClassName={styles.cell}
        />
      </div>
      {!hydrated && (
        <Button type="submit" name="intent" value="quote" formNoValidate variant="quiet" className={styles.recount}>
          Ricalcola il totale
        </Button>
      )}
    </fieldset>
  );
}

/** Where exactly: an address in the city, or the meeting point at an airport, station or port with the number one arrives by. */
export function MeetingFields({
  inHand: { draft },
  typed,
  problems,
}: Pick<BookingFormProps, "inHand" | "typed" | "problems">) {
  const field = (name: "pickupAddress" | "returnAddress" | "meetingPoint" | "flightOrTrain") => ({
    id: name,
    name,
    defaultValue: typed[name],
    error: problemOf(problems, name),
  });
  const atListedPlace = placeWithSlug(draft.pickupCity) !== null;
  // Typed before such a place was chosen, without scripts: to be seen and taken away.
  const isRefused = (name: string) => problemOf(problems, name) !== undefined;
  return (
    <fieldset>
      <legend>{MEETING_WORDS.legend}</legend>
      <div className={styles.pair}>
        {(!atListedPlace || isRefused("pickupAddress")) && (
          <TextInput
            {...field("pickupAddress")}
            label={MEETING_WORDS.pickupAddress}
            hint={MEETING_WORDS.pickupAddressHint}
            autoComplete="section-ritiro address-line1"
            maxLength={200}
          />
        )}
        {(placeWithSlug(draft.returnCity) === null || isRefused("returnAddress")) && (
          <TextInput
            {...field("returnAddress")}
            label={MEETING_WORDS.returnAddress}
            hint={draft.returnCity === draft.pickupCity ? MEETING_WORDS.returnAddressHint : undefined}
            autoComplete="section-riconsegna address-line1"
            maxLength={200}
          />
        )}
        <TextInput
          {...field("meetingPoint")}
          label={MEETING_WORDS.meetingPoint}
          hint={atListedPlace ? MEETING_WORDS.meetingPointHint : undefined}
          autoComplete="off"
          maxLength={120}
        />
        <TextInput
          {...field("flightOrTrain")}
          label={MEETING_WORDS.flightOrTrain}
          placeholder="AZ 1234"
          autoComplete="off"
          maxLength={20}
        />
      </div>
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

/** The button that sends the request, and what one agrees to by pressing it. */
function RequestEnd() {
  const site = useSite();
  return (
    <div className={styles.end}>
      <Button className={styles.submit} type="submit" name="intent" value="request" pendingLabel="Invio in corso…">
        Invia la richiesta
      </Button>
      <Text look="caption">
        <Sentence
          parts={BOOKING_FORM_WORDS.promise(site)}
          elements={{
            terms: (text) => <Link to={paths.terms}>{text}</Link>,
            privacy: (text) => <Link to={paths.privacy}>{text}</Link>,
          }}
        />
      </Text>
    </div>
  );
}
