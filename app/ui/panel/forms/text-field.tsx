import type { ComponentProps } from "react";
import { useController, useFormContext } from "react-hook-form";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { Affixed, Input, Textarea } from "./input.tsx";

interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "name" | "required"> {
  /** Unit or sign inside the field's end: "€", "km". */
  suffix?: string;
  /** Length past which it warns (60 and 160). */
  advised?: number;
}

/** One line of text in a form; `type` may be email, tel, date, time, url… */
export function TextField({ name, label, span, required, hint, suffix, advised, ...input }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame name={name} label={label} span={span} required={required} hint={hint} advised={advised}>
      {(control) => (
        <Affixed suffix={suffix}>
          <Input {...input} {...control} {...register(name)} />
        </Affixed>
      )}
    </FieldFrame>
  );
}

interface TextareaFieldProps extends FieldProps, Omit<ComponentProps<"textarea">, "name" | "required"> {
  advised?: number;
}

/** Several lines of text in a form. */
export function TextareaField({ name, label, span, required, hint, advised, rows = 3, ...input }: TextareaFieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame name={name} label={label} span={span} required={required} hint={hint} advised={advised}>
      {(control) => <Textarea rows={rows} {...input} {...control} {...register(name)} />}
    </FieldFrame>
  );
}

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
