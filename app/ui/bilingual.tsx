import type { ReactNode } from "react";
import { useWords } from "#app/ui/words/words-context.tsx";
import styles from "./parts.module.css";

/** English text that the product requires, in small letters beside its Italian equivalent (product.md#visible-texts). In other languages only `children` is shown. */
export function Bilingual({ english, children }: { english: string; children: ReactNode }) {
  if (useWords().language !== "it") return children;
  return (
    <>
      {children}{" "}
      <small className={styles.bilingual} lang="en">
        {english}
      </small>
    </>
  );
}
