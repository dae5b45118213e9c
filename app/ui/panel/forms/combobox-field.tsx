import { Combobox } from "@base-ui/react/combobox";
import { useController } from "react-hook-form";
import menuStyles from "#app/ui/panel/overlays/menu.module.css";
import { holdsWords } from "#domain/search-text.ts";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { Input } from "./input.tsx";
import type { Option } from "./select-field.tsx";

interface ComboboxFieldProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  /** When nothing matches what is typed. */
  none?: string;
  /** After the form has the choice. */
  onChoose?: (value: string) => void;
}

/** A choice from a long list by typing a part of it: cities, brands, airports. The form's value is the option's, "" while nothing is chosen. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, label, span, required, hint, options, placeholder, none = "Nessun risultato", onChoose } = props;
  const { field } = useController({ name });
  const chosen = options.find(({ value }) => value === field.value) ?? null;
  return (
    <FieldFrame name={name} label={label} span={span} required={required} hint={hint}>
      {(control) => (
        <Combobox.Root
          items={options}
          filter={({ label: text }: Option, typed) => holdsWords(text, typed)}
          autoHighlight
          value={chosen}
          onValueChange={(option: Option | null) => {
            const value = option?.value ?? "";
            field.onChange(value);
            onChoose?.(value);
          }}
          isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
        >
          <Combobox.Input
            {...control}
            ref={field.ref}
            name={name}
            render={<Input />}
            placeholder={placeholder}
            onBlur={field.onBlur}
          />
          <Combobox.Portal>
            <Combobox.Positioner className={menuStyles.positioner} sideOffset={4} align="start">
              <Combobox.Popup className={menuStyles.menu}>
                <Combobox.Empty className={menuStyles.none}>{none}</Combobox.Empty>
                <Combobox.List>
                  {(option: Option) => (
                    <Combobox.Item key={option.value} value={option} className={menuStyles.item}>
                      {option.label}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </FieldFrame>
  );
}
