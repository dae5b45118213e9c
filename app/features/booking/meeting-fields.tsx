import type { PersonValues } from "#app/features/booking/person-values.ts";
import type { SelectionState } from "#app/features/vehicle/use-rental-selection.ts";
import { type FormProblem, problemOf } from "#app/ui/fields/error-summary.tsx";
import { TextInput } from "#app/ui/fields/field.tsx";
import { placeWithSlug } from "#domain/delivery/listed-places.ts";
import styles from "./booking-form.module.css";
import { MEETING_WORDS } from "./meeting-words.ts";

interface MeetingFieldsProps {
  inHand: SelectionState;
  /** What was typed before, when the server had something against it. */
  typed: PersonValues;
  problems: readonly FormProblem[];
}

/** Where exactly: an address in the city, or the meeting point at an airport, station or port with the number one arrives by. */
export function MeetingFields({ inHand: { draft }, typed, problems }: MeetingFieldsProps) {
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
