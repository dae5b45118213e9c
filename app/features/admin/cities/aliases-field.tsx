import { useState } from "react";
import { useController } from "react-hook-form";
import { FieldFrame } from "#app/ui/panel/forms/field.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { trimText } from "#domain/trim-text.ts";

/** Edits the alternative names of a city as comma-separated text; the form value is a list. */
export function AliasesField() {
  const { field } = useController({ name: "aliases" });
  const [typedText, setTypedText] = useState<string | null>(null);
  const names: string[] = Array.isArray(field.value) ? field.value : [];
  return (
    <FieldFrame
      name="aliases"
      label="Altri nomi"
      span={12}
      hint="Separati da virgole, in ogni lingua: chi li cerca trova questa città."
    >
      {(control) => (
        <Input
          {...control}
          name="aliases"
          autoComplete="off"
          ref={field.ref}
          value={typedText ?? names.join(", ")}
          onChange={({ target }) => {
            setTypedText(target.value);
            field.onChange(parseAliases(target.value));
          }}
          onBlur={() => {
            setTypedText(null);
            field.onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}

function parseAliases(text: string): string[] {
  return text.split(",").map(trimText).filter(Boolean);
}
