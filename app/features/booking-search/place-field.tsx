import { type CSSProperties, useId, useState } from "react";
import { PlaceSheet } from "#app/features/booking-search/place-sheet.tsx";
import { describedBy } from "#app/ui/behaviour/described-by.ts";
import { useNarrow } from "#app/ui/behaviour/use-media-query.ts";
import { Control, Field, SelectField } from "#app/ui/fields/field.tsx";
import { labelWithValue } from "#app/ui/words/label-with-value.ts";
import { everyPlace, placeNamed, type SearchPlace, type SearchPlaces } from "#domain/search/search-places.ts";
import styles from "./place-field.module.css";
import { SEARCH_WORDS } from "./search-words.ts";

interface PlaceFieldProps {
  id?: string;
  name: string;
  label: string;
  places: SearchPlaces;
  value: string;
  required: boolean;
  /** What stands for no place. */
  placeholder?: string;
  error?: string | undefined;
  /** A place is always chosen. */
  withoutEmpty?: boolean;
  onChange: (value: string) => void;
}

/** Where a car is collected or given back: the platform's own list, and on a phone a sheet to type in (docs/decisions/search-places.md). */
export function PlaceField(props: PlaceFieldProps) {
  const { places, placeholder = SEARCH_WORDS.choose, withoutEmpty = false, onChange, ...field } = props;
  if (useNarrow()) return <PlaceButton {...props} placeholder={placeholder} />;
  return (
    <SelectField
      {...field}
      {...(!withoutEmpty && { placeholder })}
      options={[
        ...(isUnknown(field.value, places) ? [field.value] : []),
        { group: SEARCH_WORDS.cities, options: places.cities.map(asOption) },
        { group: SEARCH_WORDS.alsoHere, options: places.alsoHere.map(asOption) },
      ].filter((choice) => typeof choice === "string" || choice.options.length > 0)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** An address can ask for anything: it stays to be seen until another is chosen, so that the list never shows a place that nobody asked for. */
const isUnknown = (value: string, places: SearchPlaces) =>
  value !== "" && !everyPlace(places).some((place) => place.value === value) && placeNamed(value, places) === null;

const asOption = ({ value, name }: SearchPlace) => ({ value, label: name });

function PlaceButton({
  id: givenId,
  name,
  label,
  places,
  value,
  required,
  placeholder,
  error,
  onChange,
}: PlaceFieldProps) {
  const [open, setOpen] = useState(false);
  const ownId = useId();
  const id = givenId ?? ownId;
  const place = placeNamed(value, places);
  const shown = place?.name ?? (value || placeholder);
  return (
    <Field label={label} htmlFor={id} error={error} fieldClassName={styles.field}>
      <Control
        as="button"
        {...describedBy(id, { error })}
        type="button"
        className={styles.button}
        style={{ "--letters": (shown ?? "").length } as CSSProperties}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={labelWithValue({ label, value: shown ?? "" })}
        data-empty={place ? undefined : ""}
        onClick={() => setOpen(true)}
      >
        {shown}
      </Control>
      <input type="hidden" name={name} value={value} />
      {open && (
        <PlaceSheet
          label={label}
          places={places}
          chosen={place}
          {...(!required && { none: placeholder })}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  );
}
