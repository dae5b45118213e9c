import { useId } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { CATALOGUE_LIST_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import styles from "./text-list-field.module.css";

interface TextListFieldProps {
  /** The name of the form field, a list of texts. */
  name: string;
  label: string;
  /** What one item is called: "dotazione". */
  itemName: string;
  placeholder?: string;
}

/** Edits a list of short texts, one row each. One row always remains; empty rows are dropped on saving. */
export function TextListField({ name, label, itemName, placeholder }: TextListFieldProps) {
  const id = useId();
  const { setValue, getFieldState } = useFormContext();
  const formState = useFormState();
  const rows: readonly string[] = useWatch({ name });
  const setRows = (next: readonly string[]) =>
    setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const problemAt = (path: string) => getFieldState(path, formState).error?.message;
  const message = problemAt(name);
  return (
    <FieldBox as="fieldset" className={styles.rows}>
      <FieldLegend>{label}</FieldLegend>
      {rows.map((row, at) => {
        const problem = problemAt(`${name}.${at}`);
        const number = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and empty rows are equal
          <div key={at}>
            <Input
              aria-label={`${label} ${number}`}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-${at}` : undefined}
              placeholder={at === 0 ? placeholder : undefined}
              autoComplete="off"
              value={row}
              onChange={({ target }) => setRows(rows.with(at, target.value))}
            />
            <IconButton
              icon="close"
              label={`Togli ${itemName} ${number}`}
              onClick={() => setRows(rows.length > 1 ? rows.toSpliced(at, 1) : [""])}
            />
            {problem && <PanelFieldError id={`${id}-${at}`}>{problem}</PanelFieldError>}
          </div>
        );
      })}
      {message && <PanelFieldError role="alert">{message}</PanelFieldError>}
      <Button look="ghost" icon="plus" small onClick={() => setRows([...rows, ""])}>
        {CATALOGUE_LIST_WORDS.addOne(itemName)}
      </Button>
    </FieldBox>
  );
}
