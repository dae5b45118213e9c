import type { ReactNode } from "react";
import styles from "./parts.module.css";

/** Words that the product is bound to in English, small beside the Italian that says the same (product.md#visible-texts). */
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
