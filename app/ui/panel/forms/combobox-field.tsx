import { Combobox } from "@base-ui/react/combobox";
import { useController } from "react-hook-form";
import menuStyles from "#app/ui/panel/overlays/menu.module.css";
import { includesWords } from "#domain/search-keys.ts";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { Input } from "./input.tsx";
import type { Option } from "./select-field.tsx";

interface ComboboxFieldProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  /** Text shown if no option matches. */
  emptyLabel?: string;
  /** Called after the form has the new value. */
  onSelect?: (value: string) => void;
}

/**
 * A combobox: selects from a long list by typing, for cities, brands or airports. The form's value is the value of the option, or "" if none is
 * selected.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, label, span, required, hint, options, placeholder, emptyLabel = "Nessun risultato", onSelect } = props;
  const { field } = useController({ name });
  const selected = options.find(({ value }) => value === field.value) ?? null;
  return (
    <FieldFrame name={name} label={label} span={span} required={required} hint={hint}>
      {(control) => (
        <Combobox.Root
          items={options}
          filter={({ label: text }: Option, typed) => includesWords(text, typed)}
          autoHighlight
          value={selected}
          onValueChange={(option: Option | null) => {
            const value = option?.value ?? "";
            field.onChange(value);
            onSelect?.(value);
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
                <Combobox.Empty className={menuStyles.none}>{emptyLabel}</Combobox.Empty>
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
