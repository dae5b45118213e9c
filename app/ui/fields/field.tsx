import { type ComponentPropsWithRef, createContext, type ElementType, type ReactNode, useContext, useId } from "react";
import { describedByProps, errorId, type FieldNotes, hintId } from "#app/ui/behaviour/described-by.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ChevronDownIcon } from "#app/ui/icons.tsx";
import type { PolymorphicProps } from "#app/ui/polymorphic.ts";
import styles from "./field.module.css";

/** Props of every field. */
export interface BaseFieldProps extends FieldNotes {
  label: string;
  /** Classes of the field's box, such as its place in a grid. */
  fieldClassName?: string | undefined;
}

interface FieldProps extends BaseFieldProps {
  htmlFor: string;
  children: ReactNode;
}

/** Class of each cell inside a strip; null outside. */
const CellClassContext = createContext<string | null>(null);

interface FieldCellsProps {
  /** Class of each cell's box: its place in the strip and its borders. */
  cellClassName?: string | undefined;
  children: ReactNode;
}

/** Renders the fields inside as cells of one strip, their values in Bodoni. Adds no element. */
export function FieldCells({ cellClassName = "", children }: FieldCellsProps) {
  return <CellClassContext value={cellClassName}>{children}</CellClassContext>;
}

function useFieldClass(className: string | undefined): string {
  const cell = useContext(CellClassContext);
  return classNames(styles.root, cell !== null && styles.cell, cell, className);
}

/** A label, a control, a hint and an error, stacked. */
export function Field({ label, htmlFor, error, hint, fieldClassName, children }: FieldProps) {
  return (
    <div className={useFieldClass(fieldClassName)} data-invalid={error ? "" : undefined}>
      <label htmlFor={htmlFor} className={styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={hintId(htmlFor)} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(htmlFor)}>{error}</FieldError>}
    </div>
  );
}

/** Error message of a field, announced immediately by screen readers. */
export function FieldError({ className, ...rest }: ComponentPropsWithRef<"p">) {
  return <p role="alert" {...rest} className={classNames(styles.error, className)} />;
}

/** The styled control; an `<input>` unless `as` says otherwise. */
export function Control<Tag extends ElementType = "input">({
  as,
  className,
  ...rest
}: PolymorphicProps<Tag, { className?: string | undefined }>) {
  const Element: ElementType = as ?? "input";
  return <Element {...rest} className={classNames(styles.control, className)} />;
}

/** A labelled one-line text field. Passes all `<input>` props on. */
export function TextInput({
  label,
  error,
  hint,
  fieldClassName,
  id,
  ...rest
}: BaseFieldProps & ComponentPropsWithRef<"input">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field label={label} htmlFor={fieldId} error={error} hint={hint} fieldClassName={fieldClassName}>
      <Control type="text" {...rest} {...describedByProps(fieldId, { error, hint })} />
    </Field>
  );
}

/** A labelled multi-line text field. */
export function TextArea({
  label,
  error,
  hint,
  fieldClassName,
  id,
  ...rest
}: BaseFieldProps & ComponentPropsWithRef<"textarea">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field label={label} htmlFor={fieldId} error={error} hint={hint} fieldClassName={fieldClassName}>
      <Control as="textarea" rows={4} {...rest} {...describedByProps(fieldId, { error, hint })} />
    </Field>
  );
}

/** An option whose label equals its value, or value and label. */
export type SelectOption = string | { value: string; label: string; disabled?: boolean };

/** A named group of options. */
export interface SelectGroup {
  group: string;
  options: readonly SelectOption[];
}

interface SelectFieldProps extends BaseFieldProps, Omit<ComponentPropsWithRef<"select">, "children"> {
  options: readonly (SelectOption | SelectGroup)[];
  /** Values that cannot be chosen, each with the reason. The current value stays enabled, so that a form sends it. */
  closed?: Readonly<Record<string, string>> | undefined;
  /** Values with a note behind their label: "20:30, supplemento € 80". The current value has it in the hint, so that the control is not cut off. */
  notes?: Readonly<Record<string, string>> | undefined;
  /** The first, empty option: "Scegli la città". If it is missing, the first option is the default. */
  placeholder?: string;
  /** Requires an option other than the placeholder. Ignored without a placeholder: an option is then always selected, and HTML forbids `required`. */
  required?: boolean | undefined;
}

/** A labelled native select: uses the phone's own list and works without scripts. */
export function SelectField({
  label,
  error,
  hint,
  fieldClassName,
  id,
  options,
  closed,
  notes,
  placeholder,
  required,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const toOption = (option: SelectOption) => {
    const { value, label, disabled = false } = typeof option === "string" ? { value: option, label: option } : option;
    const isCurrent = value === rest.value;
    const reason = isCurrent ? undefined : closed?.[value];
    const note = reason ?? (isCurrent ? undefined : notes?.[value]);
    return (
      <option key={value} value={value} disabled={disabled || Boolean(reason)}>
        {note ? `${label}, ${note}` : label}
      </option>
    );
  };
  const ownNote = typeof rest.value === "string" ? notes?.[rest.value] : undefined;
  const shownHint = ownNote ? (
    <>
      {`${rest.value}, ${ownNote}`}
      <br /> {hint}
    </>
  ) : (
    hint
  );
  return (
    <Field label={label} htmlFor={fieldId} error={error} hint={shownHint} fieldClassName={fieldClassName}>
      <SelectBox
        {...rest}
        required={required && placeholder !== undefined}
        {...describedByProps(fieldId, { error, hint: shownHint })}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) =>
          typeof option === "object" && "group" in option ? (
            <optgroup key={option.group} label={option.group}>
              {option.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(option)
          ),
        )}
      </SelectBox>
    </Field>
  );
}

/** A native select without a label. */
export function SelectBox(props: ComponentPropsWithRef<"select">) {
  return (
    <span className={styles.select}>
      <Control as="select" {...props} />
      <ChevronDownIcon size={14} />
    </span>
  );
}
