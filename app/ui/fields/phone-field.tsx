import { describedByProps } from "#app/ui/behaviour/described-by.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import { DEFAULT_PHONE_PREFIX, PHONE_COUNTRIES, type PhonePrefix } from "#domain/forms/phone-country.ts";
import type { Language } from "#domain/languages.ts";
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
  const { contactFields, language } = useWords("contactFields");
  const { countries } = contactFields;
  return (
    <Field {...baseProps} label={contactFields.phone} htmlFor={id}>
      <span className={styles.root}>
        <SelectBox
          name="phonePrefix"
          aria-label={contactFields.phonePrefix}
          autoComplete="tel-country-code"
          defaultValue={prefix || DEFAULT_PHONE_PREFIX}
        >
          {sortCountries(countries, language).map((prefix) => (
            <option key={prefix} value={prefix}>
              {prefix + PREFIX_SPACING + countries[prefix]}
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

/** Returns the prefixes: first those of the countries that the company serves, then the others by their names. */
function sortCountries(names: Readonly<Record<PhonePrefix, string>>, language: Language): PhonePrefix[] {
  const [served, others] = [true, false].map((isServed) =>
    PHONE_COUNTRIES.filter((country) => (country.isServed ?? false) === isServed).map(({ prefix }) => prefix),
  );
  const byName = (one: PhonePrefix, other: PhonePrefix) => names[one].localeCompare(names[other], language);
  return [...(served ?? []), ...(others ?? []).toSorted(byName)];
}
