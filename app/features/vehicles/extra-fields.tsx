import { FieldError, SelectBox } from "#app/ui/fields/field.tsx";
import { Text } from "#app/ui/text.tsx";
import type { ExtraChoice, ExtraChoices } from "#domain/extras/extra-choices.ts";
import { formatExtraOption, parseRentalChoices, withOption, YOUNG_DRIVER } from "#domain/prices/rental-choices.ts";
import styles from "./colours/colour-choice.module.css";

interface ExtraFieldsProps {
  /** Missing if nothing is offered. */
  extras: ExtraChoices | undefined;
  /** The options of the selection in their canonical form. */
  options: string;
  /** Whether the offer has a total, so that a choice changes it. Otherwise the options stay as they are. */
  isPriced: boolean;
  onSelect: (options: string) => void;
  /** The server's message about the choice. */
  error?: string | undefined;
}

/**
 * Renders what a renter can add to a rental, as form fields (product.md#choices): a checkbox, or a number where more than one can be ordered. Each sends
 * a parameter of the same name.
 */
export function ExtraFields({ extras, options, isPriced, onSelect, error }: ExtraFieldsProps) {
  if (!extras || !isPriced) return options === "" ? null : <input type="hidden" name="options" value={options} />;
  const chosen = parseRentalChoices(options);
  const countOf = (code: string) => (code === YOUNG_DRIVER ? Number(chosen.youngDriver) : (chosen.extras[code] ?? 0));
  return (
    <fieldset className={styles.root} id="extras">
      <legend>{extras.title}</legend>
      {extras.items.map((item) => (
        <label key={item.code} htmlFor={`extra-${item.code}`} className={styles.choice}>
          <ExtraInput
            {...item}
            count={Math.min(countOf(item.code), item.max)}
            onSelect={(count) => onSelect(withOption(options, item.code, count))}
          />
          <span>
            {item.name}
            <Text as="span" look="caption" className={styles.note}>
              {[item.price, item.description].filter(Boolean).join(" · ")}
            </Text>
          </span>
        </label>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function ExtraInput({
  code,
  max,
  count,
  onSelect,
}: Pick<ExtraChoice, "code" | "max"> & { count: number; onSelect: (count: number) => void }) {
  if (max === 1)
    return (
      <input
        type="checkbox"
        id={`extra-${code}`}
        name="options"
        value={code}
        checked={count > 0}
        onChange={({ target }) => onSelect(target.checked ? 1 : 0)}
      />
    );
  return (
    <SelectBox
      id={`extra-${code}`}
      name="options"
      value={count === 0 ? "" : formatExtraOption(code, count)}
      onChange={({ target }) => onSelect(target.selectedIndex)}
    >
      <option value="">0</option>
      {Array.from({ length: max }, (_, index) => formatExtraOption(code, index + 1)).map((option, index) => (
        <option key={option} value={option}>
          {index + 1}
        </option>
      ))}
    </SelectBox>
  );
}
