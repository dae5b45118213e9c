import textStyles from "#app/ui/panel/text.module.css";
import type { ApiSeoOverride } from "#domain/api/seo-overrides/seo-overrides.ts";
import { CONTENT_FIELDS, completenessOf } from "#domain/seo-overrides/completeness.ts";
import styles from "./seo.module.css";

type Contents = Pick<ApiSeoOverride, (typeof CONTENT_FIELDS)[number]>;

/** Shows the completeness of an entry: a square for each of its five fields, and a word (product.md#completeness). */
export function CompletenessMeter({ entry, detailed = false }: { entry: Contents; detailed?: boolean }) {
  const { written, of, status } = completenessOf(entry);
  return (
    <span className={styles.meter} data-status={status}>
      <svg viewBox="0 0 50 9" width="50" height="9" aria-hidden="true" focusable="false">
        {CONTENT_FIELDS.map((field, index) => (
          <rect
            key={field}
            x={index * 10 + 0.5}
            y="0.5"
            width="8"
            height="8"
            fill={index < written ? "currentColor" : "none"}
            stroke="currentColor"
          />
        ))}
      </svg>
      <span className={styles.word}>{status}</span>
      {detailed && <span className={textStyles.meta}>{`${written} campi su ${of}`}</span>}
    </span>
  );
}
