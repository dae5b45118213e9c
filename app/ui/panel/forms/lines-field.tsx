import { useController } from "react-hook-form";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { Textarea } from "./input.tsx";

interface LinesFieldProps extends FieldProps {
  rows?: number;
}

/** A list, one entry a line; the form's value is the lines. */
export function LinesField({ rows = 4, ...frame }: LinesFieldProps) {
  const { field } = useController({ name: frame.name });
  const lines: readonly string[] = field.value ?? [];
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Textarea
          {...control}
          rows={rows}
          name={field.name}
          ref={field.ref}
          value={lines.join("\n")}
          onChange={({ target }) => field.onChange(target.value.split("\n"))}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
