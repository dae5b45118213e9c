import { useController } from "react-hook-form";
import { FieldBox, FieldHint, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import styles from "./city-choices.module.css";

interface CityChoicesProps {
  /** The form's list of names, in the order in which they were chosen. */
  name: string;
  label: string;
  cities: readonly string[];
}

/** The cities something is offered in, each by a box; the first that was chosen is the first of the list. */
export function CityChoices({ name, label, cities }: CityChoicesProps) {
  const { field, fieldState } = useController({ name });
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (city: string) =>
    field.onChange(chosen.includes(city) ? chosen.filter((other) => other !== city) : [...chosen, city]);
  const problem = fieldState.error?.message;
  return (
    <FieldBox as="fieldset" className={styles.cities}>
      <FieldLegend>{label}</FieldLegend>
      {cities.map((city, at) => (
        <label key={city} className={styles.city}>
          <input
            type="checkbox"
            checked={chosen.includes(city)}
            onChange={() => toggle(city)}
            onBlur={field.onBlur}
            ref={at === 0 ? field.ref : undefined}
          />
          {city}
        </label>
      ))}
      {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
      {chosen.length > 0 && (
        <FieldHint>{`Nell'ordine: ${chosen.join(", ")}. La pagina nella prima città è quella per i motori di ricerca.`}</FieldHint>
      )}
    </FieldBox>
  );
}
