import { type ReactNode, useState } from "react";
import { ColourChoice } from "#app/features/vehicles/colours/colour-choice.tsx";
import { ExtraFields } from "#app/features/vehicles/extra-fields.tsx";
import { SelectionFields } from "#app/features/vehicles/selection-fields.tsx";
import type { SelectionState } from "#app/features/vehicles/use-rental-selection.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem, findProblem, sortByFieldOrder } from "#app/ui/fields/error-summary.tsx";
import { TextArea, TextInput } from "#app/ui/fields/field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { RobotTrap } from "#app/ui/fields/robot-trap.tsx";
import { TypedDateField } from "#app/ui/fields/typed-date-field.tsx";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import { holdPromiseSentence } from "#domain/bookings/request/request-hold.ts";
import { findListedPlaceBySlug } from "#domain/delivery/listed-places.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { ExtraChoices } from "#domain/extras/extra-choices.ts";
import type { Cents } from "#domain/money.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { Finish } from "#domain/units/finish.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import styles from "./booking-form.module.css";

const RENTAL_FIELDS = ["pickupDate", "pickupTime", "pickupCity", "returnDate", "returnTime", "returnCity"] as const;

/** The field names in the order of the form. */
const BOOKING_FIELD_ORDER = [
  ...RENTAL_FIELDS,
  "colour",
  "protection",
  "extras",
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
  "promotion_code",
];

/** The submitted values of the renter's own fields. */
export type PersonValues = Partial<
  Record<
    | "name"
    | "email"
    | "phone"
    | "phonePrefix"
    | "driverBirthDate"
    | "licenceDate"
    | "note"
    | "promotion_code"
    | "pickupAddress"
    | "returnAddress"
    | "meetingPoint"
    | "flightOrTrain",
    string
  >
>;

export interface BookingFormProps {
  /** The form's id, for submit buttons outside of it. */
  id: string;
  vehicle: Vehicle;
  calendar: AvailabilityCalendar;
  places: SearchPlaces;
  idempotencyKey: string;
  formStamp: string;
  selectionState: SelectionState;
  /** Every finish of the vehicle; `free` contains the finishes that are free for the selected dates, and is undefined while the offer is loading. */
  finishes: readonly Finish[];
  freeFinishes: readonly Finish[] | undefined;
  extras?: readonly ExtraChoices[] | undefined;
  /** The total shown beside the fields; null while the page shows no total. */
  displayedTotal: Cents | null;
  /** The submitted values, when the server refused them. */
  typed: PersonValues;
  problems: readonly FormProblem[];
  /** The server's message when the request failed; undefined otherwise. */
  refusal: string | undefined;
  /** The receipt: beside the fields, on a phone directly above the button. */
  receipt: ReactNode;
}

/**
 * Renders the booking request (product.md#booking-request) as one plain POST form: dates and places, driver, contacts. When it is refused, each
 * message is beside its field and all values are preserved.
 */
export function BookingForm(props: BookingFormProps) {
  const { id, vehicle, idempotencyKey, formStamp, problems, refusal, receipt } = props;
  const hydrated = useIsHydrated();
  const paths = usePaths();
  return (
    <form
      id={id}
      method="post"
      action={paths.bookingRequest(vehicle.slug)}
      className={styles.root}
      noValidate={hydrated}
    >
      <div className={styles.fields}>
        {refusal && <ErrorSummary title={refusal} problems={sortByFieldOrder(BOOKING_FIELD_ORDER, problems)} />}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="shownTotal" value={props.displayedTotal ?? ""} />
        <RobotTrap stamp={formStamp} />
        <DatesAndPlaces {...props} />
        {props.freeFinishes && (
          <ColourChoice
            finishes={props.finishes}
            free={props.freeFinishes}
            colour={props.selectionState.draft.colour}
            onSelect={(colour) => props.selectionState.change({ colour })}
            error={findProblem(problems, "colour")}
          />
        )}
        <ExtraFields
          extras={props.extras}
          options={props.selectionState.draft.options}
          isPriced={props.displayedTotal !== null}
          onSelect={(options) => props.selectionState.change({ options })}
          errorOf={(group) => findProblem(problems, group)}
        />
        <MeetingFields {...props} />
        <DriverFields {...props} />
        <ContactFields {...props} />
        <PromotionField {...props} />
      </div>
      {receipt}
      <SubmitSection />
    </form>
  );
}

function DatesAndPlaces({ calendar, places, selectionState, problems }: BookingFormProps) {
  const hydrated = useIsHydrated();
  const { bookingForm: texts } = useWords("bookingForm");
  return (
    <fieldset>
      <legend>{texts.datesAndPlaces}</legend>
      <div className={styles.ticket}>
        <SelectionFields
          fields={RENTAL_FIELDS}
          calendar={calendar}
          places={places}
          selectionState={selectionState}
          errorOf={(fieldProps) => findProblem(problems, fieldProps)}
          hasIds
          cellClassName={styles.cell}
        />
      </div>
      {!hydrated && (
        <Button type="submit" name="intent" value="quote" formNoValidate variant="quiet" className={styles.recount}>
          {texts.recalculate}
        </Button>
      )}
    </fieldset>
  );
}

/**
 * Renders where exactly to meet: a street address in the city, or the meeting point at an airport, station or port with the flight, train or ferry
 * number.
 */
export function MeetingFields({
  selectionState: { draft },
  typed,
  problems,
}: Pick<BookingFormProps, "selectionState" | "typed" | "problems">) {
  const { meeting } = useWords("bookingForm").bookingForm;
  const fieldProps = (name: "pickupAddress" | "returnAddress" | "meetingPoint" | "flightOrTrain") => ({
    id: name,
    name,
    defaultValue: typed[name],
    error: findProblem(problems, name),
  });
  const isAtListedPlace = findListedPlaceBySlug(draft.pickupCity) !== null;
  // A street address may have been typed before a listed place was chosen (without scripts): show it, so that it can be cleared.
  const hasProblem = (name: string) => findProblem(problems, name) !== undefined;
  return (
    <fieldset>
      <legend>{meeting.title}</legend>
      <div className={styles.pair}>
        {(!isAtListedPlace || hasProblem("pickupAddress")) && (
          <TextInput
            {...fieldProps("pickupAddress")}
            label={meeting.pickupAddress}
            hint={meeting.pickupAddressHint}
            autoComplete="section-ritiro address-line1"
            maxLength={200}
          />
        )}
        {(findListedPlaceBySlug(draft.returnCity) === null || hasProblem("returnAddress")) && (
          <TextInput
            {...fieldProps("returnAddress")}
            label={meeting.returnAddress}
            hint={draft.returnCity === draft.pickupCity ? meeting.returnAddressHint : undefined}
            autoComplete="section-riconsegna address-line1"
            maxLength={200}
          />
        )}
        <TextInput
          {...fieldProps("meetingPoint")}
          label={meeting.meetingPoint}
          hint={isAtListedPlace ? meeting.meetingPointHint : undefined}
          autoComplete="off"
          maxLength={120}
        />
        <TextInput
          {...fieldProps("flightOrTrain")}
          label={meeting.flightOrTrain}
          placeholder="AZ 1234"
          autoComplete="off"
          maxLength={20}
        />
      </div>
    </fieldset>
  );
}

function DriverFields({ vehicle, typed, problems }: BookingFormProps) {
  const words = useWords("bookingForm");
  const { driver } = words.bookingForm;
  return (
    <fieldset>
      <legend>{driver.title}</legend>
      <div className={styles.pair}>
        <TypedDateField
          id="driverBirthDate"
          name="driverBirthDate"
          label={driver.birthDate}
          hint={say(words, driver.age, { minimumAge: vehicle.terms.minimumAge })}
          autoComplete="bday"
          required
          defaultValue={typed.driverBirthDate}
          error={findProblem(problems, "driverBirthDate")}
        />
        <TypedDateField
          id="licenceDate"
          name="licenceDate"
          label={driver.licenceDate}
          hint={say(words, driver.licence, { minimumLicenceYears: vehicle.terms.minimumLicenceYears })}
          required
          defaultValue={typed.licenceDate}
          error={findProblem(problems, "licenceDate")}
        />
      </div>
    </fieldset>
  );
}

function ContactFields({ typed, problems }: BookingFormProps) {
  const { contact } = useWords("bookingForm").bookingForm;
  return (
    <fieldset>
      <legend>{contact.title}</legend>
      <div className={styles.pair}>
        <TextInput
          id="name"
          name="name"
          label={contact.name}
          autoComplete="name"
          required
          maxLength={100}
          fieldClassName={styles.wide}
          defaultValue={typed.name}
          error={findProblem(problems, "name")}
        />
        <TextInput
          id="email"
          name="email"
          type="email"
          label={contact.email}
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed.email}
          error={findProblem(problems, "email")}
        />
        <PhoneField
          id="phone"
          required
          phone={typed.phone}
          prefix={typed.phonePrefix}
          error={findProblem(problems, "phone")}
        />
        <TextArea
          id="note"
          name="note"
          label={contact.note}
          hint={contact.noteHint}
          rows={3}
          maxLength={2000}
          fieldClassName={styles.wide}
          defaultValue={typed.note}
          error={findProblem(problems, "note")}
        />
      </div>
    </fieldset>
  );
}

/**
 * Renders the folded field of a promotion code, with a button that shows the total with the code (product.md#promotion-codes). The field stays open if
 * it was filled in.
 */
export function PromotionField({ typed, problems, refusal }: Pick<BookingFormProps, "typed" | "problems" | "refusal">) {
  const { promotion } = useWords("bookingForm").bookingForm;
  const error = findProblem(problems, "promotion_code");
  // A later render must not close the field over a typed code.
  const [isOpenAtFirst] = useState(Boolean(typed.promotion_code) || error !== undefined);
  return (
    <details className={styles.promotion} open={isOpenAtFirst}>
      <summary>{promotion.question}</summary>
      <div className={styles.promotionField}>
        <TextInput
          id="promotion_code"
          name="promotion_code"
          label={promotion.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          // The summary of a refused request has the focus itself.
          autoFocus={error !== undefined && refusal === undefined}
          defaultValue={typed.promotion_code}
          error={error}
        />
        <Button type="submit" name="intent" value="quote" formNoValidate variant="outline">
          {promotion.apply}
        </Button>
      </div>
    </details>
  );
}

/** Renders the submit button and the terms that the renter agrees to. */
function SubmitSection() {
  const site = useSite();
  const words = useWords("bookingForm", "requestHolds", "replyPromise");
  const paths = usePaths();
  return (
    <div className={styles.end}>
      <Button
        className={styles.submit}
        type="submit"
        name="intent"
        value="request"
        pendingLabel={words.bookingForm.sending}
      >
        {words.bookingForm.submit}
      </Button>
      <Text look="caption">
        <Sentence
          text={words.bookingForm.promise}
          parameters={{ hold: holdPromiseSentence(words, site), hours: promisedHours(words, site) }}
          elements={{
            terms: (text) => <Link to={paths.terms}>{text}</Link>,
            privacy: (text) => <Link to={paths.privacy}>{text}</Link>,
          }}
        />
      </Text>
    </div>
  );
}
