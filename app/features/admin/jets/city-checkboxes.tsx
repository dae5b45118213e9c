import { useController } from "react-hook-form";
import { FieldBox, FieldHint, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import styles from "./city-checkboxes.module.css";

interface CityCheckboxesProps {
  /** The name of the form field: city names in the order of selection. */
  name: string;
  label: string;
  cities: readonly string[];
}

/** A checkbox for each city in which something is offered; the city selected first is the first in the form's value. */
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
