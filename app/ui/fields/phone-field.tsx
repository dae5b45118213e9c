import { describedByProps } from "#app/ui/behaviour/described-by.ts";
import { DEFAULT_PHONE_PREFIX, PHONE_COUNTRIES } from "#domain/forms/phone-country.ts";
import { type BaseFieldProps, Control, Field, SelectBox } from "./field.tsx";
import styles from "./phone-field.module.css";

interface PhoneFieldProps extends Pick<BaseFieldProps, "error" | "hint" | "fieldClassName"> {
  id: string;
  required?: boolean;
  /** The number typed before. */
  phone?: string | undefined;
  prefix?: string | undefined;
}

/** Padding wider than the box, so that the closed select shows only the prefix and no part of the country's name. */
const PREFIX_SPACING = "\u2003".repeat(3);

/** A telephone number with its country prefix; submitted as `phonePrefix` and `phone` (product.md#telephone). */
export function PhoneField({ id, required, phone, prefix, ...baseProps }: PhoneFieldProps) {
  return (
    <Field {...baseProps} label="Telefono" htmlFor={id}>
      <span className={styles.root}>
        <SelectBox
          name="phonePrefix"
          aria-label="Prefisso internazionale"
          autoComplete="tel-country-code"
          defaultValue={prefix || DEFAULT_PHONE_PREFIX}
        >
          {PHONE_COUNTRIES.map((country) => (
            <option key={country.prefix} value={country.prefix}>
              {country.prefix + PREFIX_SPACING + country.name}
            </option>
          ))}
        </SelectBox>
        <Control
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required={required}
          defaultValue={phone}
          {...describedByProps(id, baseProps)}
        />
      </span>
    </Field>
  );
}
