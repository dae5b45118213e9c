import { useController } from "react-hook-form";
import styles from "#app/features/admin/jets/city-checkboxes.module.css";
import { FieldBox, FieldHint, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import type { Option } from "#app/ui/panel/forms/select-field.tsx";

interface ChoiceBoxesProps {
  /** The name of the form field: the values of the ticked options, in the order of the options. */
  name: string;
  label: string;
  hint: string;
  options: readonly Option[];
}

/** A checkbox for each option of a list that may stay empty. */
export function ChoiceBoxes({ name, label, hint, options }: ChoiceBoxesProps) {
  const { field, fieldState } = useController({ name });
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: string) =>
    field.onChange(
      options.flatMap((option) => (chosen.includes(option.value) !== (option.value === value) ? [option.value] : [])),
    );
  const problem = fieldState.error?.message;
  return (
    <FieldBox as="fieldset" className={styles.cities}>
      <FieldLegend>{label}</FieldLegend>
      {options.map(({ value, label: text }, index) => (
        <label key={value} className={styles.city}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            onBlur={field.onBlur}
            ref={index === 0 ? field.ref : undefined}
          />
          {text}
        </label>
      ))}
      {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
      {chosen.length === 0 && <FieldHint>{hint}</FieldHint>}
    </FieldBox>
  );
}
