import { FieldError, SelectBox } from "#app/ui/fields/field.tsx";
import { Text } from "#app/ui/text.tsx";
import type { ExtraChoices } from "#domain/extras/extra-choices.ts";
import styles from "./colours/colour-choice.module.css";

interface ExtraFieldsProps {
  /** Missing if nothing is offered. */
  extras: readonly ExtraChoices[] | undefined;
  /** The options of the selection in their canonical form. */
  options: string;
  /** Whether the offer has a total, so that a choice changes it. Otherwise the options stay as they are. */
  isPriced: boolean;
  onSelect: (options: string) => void;
  /** Returns the server's message about a group of choices. */
  errorOf?: (group: ExtraChoices["id"]) => string | undefined;
}

/**
 * Renders what a renter can add to a rental, as form fields (product.md#choices): a checkbox, a number where more than one can be ordered, or radio
 * buttons for choices that exclude each other. Each sends a parameter of the same name.
 */
export function ExtraFields({ extras, options, isPriced, onSelect, errorOf }: ExtraFieldsProps) {
  const name = "options";
  if (!isPriced) return options === "" ? null : <input type="hidden" name={name} value={options} />;
  const chosen = options.split("_");
  return extras?.map(({ id: group, title, items, isExclusive }) => {
    const all = items.flatMap(({ values }) => values);
    const error = errorOf?.(group);
    return (
      <fieldset key={group} className={styles.root} id={group}>
        <legend>{title}</legend>
        {items.map(({ name: label, note, values }) => {
          const [id = ""] = values;
          const replaced = isExclusive ? all : values;
          const select = (value: string) =>
            onSelect(
              [...chosen.filter((option) => !replaced.includes(option)), value].filter(Boolean).sort().join("_"),
            );
          return (
            <label key={id} htmlFor={`extra-${id}`} className={styles.choice}>
              {values.length === 1 ? (
                <input
                  type={isExclusive ? "radio" : "checkbox"}
                  id={`extra-${id}`}
                  name={name}
                  value={id}
                  checked={id === "" ? !all.some((value) => value && chosen.includes(value)) : chosen.includes(id)}
                  onChange={({ target }) => select(target.checked ? id : "")}
                />
              ) : (
                <SelectBox
                  id={`extra-${id}`}
                  name={name}
                  value={values.find((value) => chosen.includes(value)) ?? ""}
                  onChange={({ target }) => select(target.value)}
                >
                  {["", ...values].map((value, count) => (
                    <option key={value} value={value}>
                      {count}
                    </option>
                  ))}
                </SelectBox>
              )}
              <span>
                {label}
                <Text as="span" look="caption" className={styles.note}>
                  {note}
                </Text>
              </span>
            </label>
          );
        })}
        {error && <FieldError>{error}</FieldError>}
      </fieldset>
    );
  });
}
