import { describedBy } from "#app/ui/behaviour/described-by.ts";
import { DEFAULT_PREFIX, PHONE_COUNTRIES } from "#domain/forms/phone-prefix.ts";
import { Control, Field, type FieldLook, SelectBox } from "./field.tsx";
import styles from "./phone-field.module.css";

interface PhoneFieldProps extends Pick<FieldLook, "error" | "hint" | "fieldClassName"> {
  id: string;
  required?: boolean;
  /** As typed before. */
  phone?: string | undefined;
  prefix?: string | undefined;
}

/** Wider than what the box leaves beside the shortest prefix: closed it shows the prefix alone, not the first letter of a country. */
const APART = "\u2003".repeat(3);

/** A telephone number with its country; sent as `phonePrefix` and `phone` (product.md#telephone). */
export function PhoneField({ id, required, phone, prefix, ...look }: PhoneFieldProps) {
  return (
    <Field {...look} label="Telefono" htmlFor={id}>
      <span className={styles.root}>
        <SelectBox
          name="phonePrefix"
          aria-label="Prefisso internazionale"
          autoComplete="tel-country-code"
          defaultValue={prefix || DEFAULT_PREFIX}
        >
          {PHONE_COUNTRIES.map((country) => (
            <option key={country.prefix} value={country.prefix}>
              {country.prefix + APART + country.name}
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
          {...describedBy(id, look)}
        />
      </span>
    </Field>
  );
}
