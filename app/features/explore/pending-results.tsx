import { ResultFrame } from "#app/features/explore/result-card.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./pending-results.module.css";

/** Six placeholders, only while a search is really under way (product.md#explore). */
export function PendingResults() {
  return (
    <>
      <VisuallyHidden>Ricerca in corso</VisuallyHidden>
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six equal placeholders have nothing else to be told by
        <ResultFrame key={place} as="div" aria-hidden="true" picture={<Skeleton className={styles.picture} />}>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.bill} />
        </ResultFrame>
      ))}
    </>
  );
}
