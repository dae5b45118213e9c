import { useEffect, useId, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import rentalStyles from "#app/features/admin/bookings/rental/rental.module.css";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { FieldLabel, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormFieldset } from "#app/ui/panel/forms/form-section-nav.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiReplacement } from "#domain/api/bookings/replacements.ts";
import { includesWords } from "#domain/search-keys.ts";
import { unitLabel } from "#domain/units/unit.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import styles from "./replacement.module.css";
import {
  coloursText,
  differingTermsText,
  REPLACEMENT_DIALOG_WORDS,
  unitLocationText,
} from "./replacement-dialog-words.ts";
import type { Replacements } from "./use-replacements.ts";

type ReplacementUnit = ApiReplacement["units"][number];

/** A free unit with its car. */
export interface UnitChoice {
  replacement: ApiReplacement;
  unit: ReplacementUnit;
}

/** Returns one entry for each free unit, in the order of the server: the booked car first, then the nearest. */
export const toUnitChoices = (rows: readonly ApiReplacement[]): UnitChoice[] =>
  rows.flatMap((replacement) => replacement.units.map((unit) => ({ replacement, unit })));

/** Rows rendered without a search; typing finds the others. */
const MAX_SHOWN_UNITS = 40;

interface ReplacementChoiceProps {
  /** The id of the section. */
  id: string;
  replacements: Replacements;
}

/** Selects the unit that replaces the renter's. A unit that was taken meanwhile is deselected when the list reloads. */
export function ReplacementChoice({ id, replacements: { rows, problem } }: ReplacementChoiceProps) {
  const { getFieldState, formState, setValue } = useFormContext();
  const [vehicle, unit] = useWatch({ name: ["vehicle", "unit"] });
  const choices = toUnitChoices(rows ?? []);
  const isChosen = (choice: UnitChoice) => choice.replacement.vehicle === vehicle && choice.unit.unit === unit;
  const isLost = rows !== null && vehicle !== "" && !choices.some(isChosen);
  useEffect(() => {
    if (!isLost) return;
    setValue("vehicle", "");
    setValue("unit", null);
  }, [isLost, setValue]);
  const { text, filter, shown, moreCount, matchCount } = useUnitFilter(choices, isChosen);
  const errors = [getFieldState("vehicle", formState).error, getFieldState("unit", formState).error];
  const error = errors.find((one) => one?.type === "server")?.message ?? (errors.some(Boolean) && MISSING);
  const words = REPLACEMENT_DIALOG_WORDS;
  return (
    <FormFieldset id={id} title={words.parts.choice} aria-busy={rows === null && problem === null}>
      {problem && <NoticeBox tone="critical">{problem}</NoticeBox>}
      {rows === null && !problem && <p className={textStyles.meta}>{words.loading}</p>}
      {rows?.length === 0 && <p className={textStyles.meta}>{words.none}</p>}
      {choices.length > 0 && filter}
      {error && (
        <PanelFieldError role="alert" className={styles.choiceError}>
          {error}
        </PanelFieldError>
      )}
      {shown.length > 0 && (
        <ul className={rentalStyles.cars}>
          {shown.map((choice) => (
            <li key={`${choice.replacement.vehicle} ${choice.unit.unit}`}>
              <UnitOption choice={choice} checked={isChosen(choice)} />
            </li>
          ))}
        </ul>
      )}
      {moreCount > 0 && <p className={textStyles.meta}>{words.more({ count: moreCount })}</p>}
      {text !== "" && matchCount === 0 && <p className={textStyles.meta}>{words.noMatch}</p>}
    </FormFieldset>
  );
}

const MISSING = REPLACEMENT_DIALOG_WORDS.missing;

function UnitOption({ choice: { replacement, unit }, checked }: { choice: UnitChoice; checked: boolean }) {
  const { setValue } = useFormContext();
  const { field } = useController({ name: "vehicle" });
  const { vehicle_name, vehicle_image, booked, daily_rate, problems } = replacement;
  const words = REPLACEMENT_DIALOG_WORDS;
  const terms = differingTermsText(replacement);
  const isBarred = problems.length > 0;
  const facts = [
    coloursText(replacement, unit),
    unit.kilometres !== null && kilometresText(ITALIAN_FORMATS, unit.kilometres),
  ].filter(Boolean);
  return (
    <label className={rentalStyles.row} data-taken={isBarred || undefined}>
      <input
        type="radio"
        name="replacement-unit"
        checked={checked}
        disabled={isBarred}
        onChange={() => {
          field.onChange(replacement.vehicle);
          setValue("unit", unit.unit, { shouldDirty: true, shouldValidate: true });
        }}
      />
      {vehicle_image && <img src={vehicle_image} alt="" width={64} height={36} loading="lazy" />}
      <span className={rentalStyles.name}>
        <span>
          <span className={textStyles.strong}>{vehicle_name}</span>
          {`, ${unitLabel({ number: unit.unit, plate: unit.plate })}`}
        </span>
        <span className={textStyles.meta}>
          {[booked && words.booked, unitLocationText(replacement, unit), words.rate({ rate: formatEuros(daily_rate) })]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {facts.length > 0 && <span className={textStyles.meta}>{facts.join(" · ")}</span>}
        {terms && <span className={textStyles.soft}>{`Condizioni diverse: ${terms}`}</span>}
        {problems.map((problem) => (
          <span key={`${problem.name} ${problem.message}`} className={textStyles.critical}>
            {words.problem(problem)}
          </span>
        ))}
      </span>
    </label>
  );
}

/** Filters the units while staff type: every word must occur in car, plate, place or colours. The selected unit always stays. */
function useUnitFilter(choices: readonly UnitChoice[], isChosen: (choice: UnitChoice) => boolean) {
  const id = useId();
  const { field } = useController({ name: "vehicle" });
  const [text, setText] = useState("");
  const matches = choices.filter((choice) => isChosen(choice) || includesWords(searchTextOf(choice), text));
  const shown = matches.filter((choice, place) => place < MAX_SHOWN_UNITS || isChosen(choice));
  const filter = (
    <div className={rentalStyles.filter}>
      <FieldLabel htmlFor={id}>{REPLACEMENT_DIALOG_WORDS.filter}</FieldLabel>
      <Input
        id={id}
        // The field's error moves the focus here: a listed unit may disappear when the list reloads.
        ref={field.ref}
        type="search"
        value={text}
        autoComplete="off"
        placeholder={REPLACEMENT_DIALOG_WORDS.filterPlaceholder}
        onChange={({ target }) => setText(target.value)}
        // Enter in the search must not submit the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p className={textStyles.hidden} role="status">
        {REPLACEMENT_DIALOG_WORDS.found({ count: matches.length })}
      </p>
    </div>
  );
  return { text, filter, shown, matchCount: matches.length, moreCount: matches.length - shown.length };
}

const searchTextOf = ({ replacement, unit }: UnitChoice): string =>
  [replacement.vehicle_name, unit.plate, replacement.base, unit.stands_at, coloursText(replacement, unit)]
    .filter(Boolean)
    .join(" ");
