import { useController } from "react-hook-form";
import { FieldBox, FieldHint, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import styles from "./city-checkboxes.module.css";

interface CityCheckboxesProps {
  /** The form's list of names, in the order in which they were chosen. */
  name: string;
  label: string;
  cities: readonly string[];
}

/** The cities something is offered in, each by a box; the first that was chosen is the first of the list. */
export function CityCheckboxes({ name, label, cities }: CityCheckboxesProps) {
  const { field, fieldState } = useController({ name });
  const chosenCities: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (city: string) =>
    field.onChange(
      chosenCities.includes(city) ? chosenCities.filter((other) => other !== city) : [...chosenCities, city],
    );
  const problem = fieldState.error?.message;
  return (
    <FieldBox as="fieldset" className={styles.cities}>
      <FieldLegend>{label}</FieldLegend>
      {cities.map((city, at) => (
        <label key={city} className={styles.city}>
          <input
            type="checkbox"
            checked={chosenCities.includes(city)}
            onChange={() => toggle(city)}
            onBlur={field.onBlur}
            ref={at === 0 ? field.ref : undefined}
          />
          {city}
        </label>
      ))}
      {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
      {chosenCities.length > 0 && (
        <FieldHint>{`Nell'ordine: ${chosenCities.join(", ")}. La pagina nella prima città è quella per i motori di ricerca.`}</FieldHint>
      )}
    </FieldBox>
  );
}
