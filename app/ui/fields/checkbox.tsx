import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { describedByProps, errorId } from "#app/ui/behaviour/described-by.ts";
import styles from "./checkbox.module.css";
import { type BaseFieldProps, FieldError } from "./field.tsx";

/** A checkbox with its label. */
export function Checkbox({
  label,
  error,
  id,
  ...rest
}: Omit<BaseFieldProps, "hint" | "label"> & { label: ReactNode } & ComponentPropsWithRef<"input">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.root}>
      <input type="checkbox" {...rest} {...describedByProps(fieldId, { error })} />
      <label htmlFor={fieldId}>{label}</label>
      {error && (
        <FieldError id={errorId(fieldId)} className={styles.error}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
