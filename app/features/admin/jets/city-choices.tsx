import { useFormContext } from "react-hook-form";
import { FieldBox, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import styles from "./city-choices.module.css";

interface CityChoicesProps {
  /** The form's list of names. */
  name: string;
  label: string;
  cities: readonly string[];
}

/** The cities something is offered in, each by a box. */
export function CityChoices({ name, label, cities }: CityChoicesProps) {
  const { register, getFieldState, formState } = useFormContext();
  const problem = getFieldState(name, formState).error?.message;
  return (
    <FieldBox as="fieldset" className={styles.cities}>
      <FieldLegend>{label}</FieldLegend>
      {cities.map((city) => (
        <label key={city} className={styles.city}>
          <input type="checkbox" value={city} {...register(name)} />
          {city}
        </label>
      ))}
      {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
    </FieldBox>
  );
}
