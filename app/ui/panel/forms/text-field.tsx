import type { ComponentProps } from "react";
import { useController, useFormContext } from "react-hook-form";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { Input, InputWithSuffix, Textarea } from "./input.tsx";

interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "name" | "required"> {
  /** Unit inside the end of the field: "€", "km". */
  suffix?: string;
  /** Length beyond which it warns (60 and 160). */
  recommendedLength?: number;
}

/** A one-line text field of a form, of any text-like `type`. */
export function TextField({ name, label, span, required, hint, suffix, recommendedLength, ...input }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame
      name={name}
      label={label}
      span={span}
      required={required}
      hint={hint}
      recommendedLength={recommendedLength}
    >
      {(control) => (
        <InputWithSuffix suffix={suffix}>
          <Input {...input} {...control} {...register(name)} />
        </InputWithSuffix>
      )}
    </FieldFrame>
  );
}

interface TextareaFieldProps extends FieldProps, Omit<ComponentProps<"textarea">, "name" | "required"> {
  recommendedLength?: number;
}

/** A multi-line text field of a form. */
export function TextareaField({
  name,
  label,
  span,
  required,
  hint,
  recommendedLength,
  rows = 3,
  ...input
}: TextareaFieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame
      name={name}
      label={label}
      span={span}
      required={required}
      hint={hint}
      recommendedLength={recommendedLength}
    >
      {(control) => <Textarea rows={rows} {...input} {...control} {...register(name)} />}
    </FieldFrame>
  );
}

interface LinesFieldProps extends FieldProps {
  rows?: number;
}

/** A list with one entry per line; the form's value is an array of lines. */
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
