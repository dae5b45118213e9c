import type { ReactNode } from "react";
import styles from "./parts.module.css";

/** English text that the product requires, in small letters beside its Italian equivalent (product.md#visible-texts). */
export function Bilingual({ english, children }: { english: string; children: ReactNode }) {
  return (
    <>
      {children}{" "}
      <small className={styles.bilingual} lang="en">
        {english}
      </small>
    </>
  );
}
