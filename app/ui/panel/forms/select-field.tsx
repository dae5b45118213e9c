import { useFormContext } from "react-hook-form";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { Select } from "./input.tsx";

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Text of the empty option, whose value is "". */
  empty?: string;
}

/** A native select for short lists, fastest on a phone. For long lists use ComboboxField. */
export function PanelSelectField({ name, label, span, required, hint, options, empty }: SelectFieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame name={name} label={label} span={span} required={required} hint={hint}>
      {(control) => (
        <Select {...control} {...register(name)}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
