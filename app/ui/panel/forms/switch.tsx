import { Switch as BaseSwitch } from "@base-ui/react/switch";
import { useId } from "react";
import { useController } from "react-hook-form";
import type { FieldProps } from "./field.tsx";
import { FieldBox, FieldHint } from "./field-parts.tsx";
import styles from "./fields.module.css";

interface SwitchProps {
  /** Accessible name; also visible unless `labelHidden`. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  labelHidden?: boolean;
  hint?: React.ReactNode;
  ref?: React.Ref<HTMLElement> | undefined;
}

/** A switch that takes effect immediately. */
export function Switch({ label, checked, onChange, disabled, labelHidden, hint, ref }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <BaseSwitch.Root
        ref={ref}
        className={styles.switch}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled ?? false}
        aria-labelledby={labelHidden ? undefined : id}
        aria-label={labelHidden ? label : undefined}
      >
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
      {!labelHidden && (
        <div>
          <span id={id}>{label}</span>
          {hint && <FieldHint>{hint}</FieldHint>}
        </div>
      )}
    </div>
  );
}

/** A switch as a form field. */
export function SwitchField({ name, label, span = 12, hint }: Omit<FieldProps, "required">) {
  const { field } = useController({ name });
  return (
    <FieldBox span={span}>
      <Switch label={label} checked={field.value === true} onChange={field.onChange} hint={hint} ref={field.ref} />
    </FieldBox>
  );
}
