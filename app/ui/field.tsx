import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { ChevronDownIcon } from "#app/ui/icons.tsx";

/** What every field has around its control. */
export interface FieldLook {
  label: string;
  /** What is wrong with the value; announced, and marks the control invalid. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** Classes of the field's own box, e.g. its place in a form's grid. */
  fieldClassName?: string;
}

interface FieldProps extends FieldLook {
  htmlFor: string;
  children: ReactNode;
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** The attributes that tie a control to its label, hint and error. */
export function describedBy(id: string, { error, hint }: Pick<FieldLook, "error" | "hint">) {
  const ids = [hint ? hintId(id) : "", error ? errorId(id) : ""].filter(Boolean).join(" ");
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}

/** A label, a control, a hint and an error, one under the other. */
export function Field({ label, htmlFor, error, hint, fieldClassName, children }: FieldProps) {
  return (
    <div className={fieldClassName ? `field ${fieldClassName}` : "field"} data-invalid={error ? "" : undefined}>
      <label htmlFor={htmlFor} className="field-label">
        {label}
      </label>
      {children}
      {hint && (
        <p id={hintId(htmlFor)} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(htmlFor)} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** A one-line text field with its label. Everything an `<input>` takes is passed on. */
export function TextInput({
  label,
  error,
  hint,
  fieldClassName,
  id,
  ...rest
}: FieldLook & ComponentPropsWithRef<"input">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field label={label} htmlFor={fieldId} error={error} hint={hint} {...(fieldClassName && { fieldClassName })}>
      <input type="text" className="control" {...rest} {...describedBy(fieldId, { error, hint })} />
    </Field>
  );
}

/** A text field of several lines with its label. */
export function TextArea({
  label,
  error,
  hint,
  fieldClassName,
  id,
  ...rest
}: FieldLook & ComponentPropsWithRef<"textarea">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field label={label} htmlFor={fieldId} error={error} hint={hint} {...(fieldClassName && { fieldClassName })}>
      <textarea rows={4} className="control" {...rest} {...describedBy(fieldId, { error, hint })} />
    </Field>
  );
}

/** A choice whose value is also its label, or the two apart. */
export type SelectOption = string | { value: string; label: string; disabled?: boolean };

interface SelectFieldProps extends FieldLook, Omit<ComponentPropsWithRef<"select">, "children"> {
  options: readonly SelectOption[];
  /** The first, empty choice: "Scegli la città". Without it the first option is the default. */
  placeholder?: string;
}

/** A native select with its label: the platform's own list on a phone, works without scripts. */
export function SelectField({
  label,
  error,
  hint,
  fieldClassName,
  id,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field label={label} htmlFor={fieldId} error={error} hint={hint} {...(fieldClassName && { fieldClassName })}>
      <span className="select">
        <select className="control" {...rest} {...describedBy(fieldId, { error, hint })}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const {
              value,
              label: text,
              disabled,
            } = typeof option === "string" ? { value: option, label: option, disabled: false } : option;
            return (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            );
          })}
        </select>
        <ChevronDownIcon size={14} />
      </span>
    </Field>
  );
}

/** A box to tick, with its words beside it. */
export function Checkbox({
  label,
  error,
  id,
  ...rest
}: Omit<FieldLook, "hint" | "label"> & { label: ReactNode } & ComponentPropsWithRef<"input">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className="check">
      <input type="checkbox" {...rest} {...describedBy(fieldId, { error })} />
      <label htmlFor={fieldId}>{label}</label>
      {error && (
        <p id={errorId(fieldId)} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
