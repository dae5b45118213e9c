import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./fields.module.css";

/** A line to type in; `type` may be email, tel, date, time, url… */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={classNames(styles.input, className)} {...rest} />;
}

/** A choice from a list. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select className={classNames(styles.input, styles.select, className)} {...rest} />;
}

/** Several lines to type in. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={classNames(styles.input, styles.textarea, className)} {...rest} />;
}

/** An input with a unit or sign inside its end: "€", "km". */
export function InputWithSuffix({ suffix, children }: { suffix: string | undefined; children: ReactNode }) {
  return (
    <div className={suffix ? styles.affixed : undefined}>
      {children}
      {suffix && <span aria-hidden="true">{suffix}</span>}
    </div>
  );
}
