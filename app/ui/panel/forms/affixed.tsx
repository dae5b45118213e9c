import type { ReactNode } from "react";
import styles from "./affixed.module.css";

/** An input with a unit or sign inside its end: "€", "km". */
export function Affixed({ suffix, children }: { suffix: string | undefined; children: ReactNode }) {
  return (
    <div className={suffix ? styles.affixed : undefined}>
      {children}
      {suffix && <span aria-hidden="true">{suffix}</span>}
    </div>
  );
}
