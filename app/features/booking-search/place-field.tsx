import { type CSSProperties, useId, useState } from "react";
import { PlacePicker } from "#app/features/booking-search/place-picker.tsx";
import { describedByProps } from "#app/ui/behaviour/described-by.ts";
import { useIsNarrow } from "#app/ui/behaviour/use-media-query.ts";
import { Control, Field, SelectField } from "#app/ui/fields/field.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { findPlaceByName, listAllPlaces, type SearchPlace, type SearchPlaces } from "#domain/search/search-places.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import styles from "./place-field.module.css";

interface PlaceFieldProps {
  id?: string;
  name: string;
  label: string;
  places: SearchPlaces;
  value: string;
  required: boolean;
  /** The label of the empty option. */
  placeholder?: string;
  error?: string | undefined;
  /** A place is always selected, so there is no empty option. */
  hideEmptyOption?: boolean;
  onChange: (value: string) => void;
}

/** Renders the select for a pickup or return place: a native list, on a phone a sheet with a text field (docs/decisions/search-places.md). */
export function PlaceField(props: PlaceFieldProps) {
  const words = useWords("placeFields", "fields");
  const { places, placeholder = words.fields.choose, hideEmptyOption = false, onChange, ...field } = props;
  if (useIsNarrow()) return <PlacePickerButton {...props} placeholder={placeholder} />;
  return (
    <SelectField
      {...field}
      {...(!hideEmptyOption && { placeholder })}
      options={[
        ...(isUnlisted(field.value, places) ? [field.value] : []),
        { group: words.placeFields.cities, options: places.cities.map(toOption) },
        { group: words.placeFields.otherPlaces, options: places.otherPlaces.map(toOption) },
      ].filter((choice) => typeof choice === "string" || choice.options.length > 0)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/**
 * Whether the place is missing from the list: a URL may name any place. It stays selectable until another is chosen, so that the list shows the
 * requested place.
 */
const isUnlisted = (value: string, places: SearchPlaces) =>
  value !== "" &&
  !listAllPlaces(places).some((place) => place.value === value) &&
  findPlaceByName(value, places) === null;

const toOption = ({ value, name }: SearchPlace) => ({ value, label: name });

function PlacePickerButton({
  id: idProp,
  name,
  label,
  places,
  value,
  required,
  placeholder,
  error,
  onChange,
}: PlaceFieldProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const place = findPlaceByName(value, places);
  const displayedText = place?.name ?? (value || placeholder);
  return (
    <Field label={label} htmlFor={id} error={error} fieldClassName={styles.field}>
      <Control
        as="button"
        {...describedByProps(id, { error })}
        type="button"
        className={styles.button}
        style={{ "--letters": (displayedText ?? "").length } as CSSProperties}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={labelWithValue(words, { label, value: displayedText ?? "" })}
        data-empty={place ? undefined : ""}
        onClick={() => setOpen(true)}
      >
        {displayedText}
      </Control>
      <input type="hidden" name={name} value={value} />
      {open && (
        <PlacePicker
          label={label}
          places={places}
          selectedPlace={place}
          {...(!required && { emptyLabel: placeholder })}
          onSelect={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  );
}
