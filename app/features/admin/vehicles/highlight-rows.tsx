import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { FieldBox, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import styles from "./highlight-rows.module.css";

/** Edits a car's highlights, one row each. One row always remains; empty rows are dropped on saving (product.md#fleet-form). */
export function HighlightRows() {
  const { setValue, getFieldState } = useFormContext();
  const formState = useFormState();
  const rows: readonly string[] = useWatch({ name: "highlights" });
  const setRows = (next: readonly string[]) =>
    setValue("highlights", next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <FieldBox className={styles.highlights}>
      {rows.map((row, at) => {
        const problem = getFieldState(`highlights.${at}`, formState).error?.message;
        const number = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and empty rows are equal
          <div key={at}>
            <Input
              aria-label={`Highlight ${number}`}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `highlight-${at}-error` : undefined}
              placeholder={at === 0 ? "es. Italian Style" : undefined}
              autoComplete="off"
              value={row}
              onChange={({ target }) => setRows(rows.with(at, target.value))}
            />
            <IconButton
              icon="close"
              label={`Togli highlight ${number}`}
              onClick={() => setRows(rows.length > 1 ? rows.toSpliced(at, 1) : [""])}
            />
            {problem && <PanelFieldError id={`highlight-${at}-error`}>{problem}</PanelFieldError>}
          </div>
        );
      })}
      <Button look="ghost" icon="plus" small onClick={() => setRows([...rows, ""])}>
        Aggiungi highlight
      </Button>
    </FieldBox>
  );
}
