import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./fields.module.css";

/** A one-line input of any text-like `type`. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={classNames(styles.input, className)} {...rest} />;
}

/** A select. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select className={classNames(styles.input, styles.select, className)} {...rest} />;
}

/** A multi-line input. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={classNames(styles.input, styles.textarea, className)} {...rest} />;
}

/** An input with a unit inside its end: "€", "km". */
export function InputWithSuffix({ suffix, children }: { suffix: string | undefined; children: ReactNode }) {
  return (
    <div className={suffix ? styles.affixed : undefined}>
      {children}
      {suffix && <span aria-hidden="true">{suffix}</span>}
    </div>
  );
}
