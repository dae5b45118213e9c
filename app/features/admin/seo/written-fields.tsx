import { useWatch } from "react-hook-form";
import { CompletenessMeter } from "#app/features/admin/seo/completeness-meter.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { CONTENT_FIELDS, type ContentField, isWritten } from "#domain/seo/overrides/completeness.ts";
import { OVERRIDE_FIELD_NAMES } from "#domain/seo/overrides/override-field-words.ts";
import styles from "./written-fields.module.css";

/** Which of the five fields of the form are written (product.md#generated-texts), while one writes. */
export function WrittenFields() {
  const values = useWatch({ name: [...CONTENT_FIELDS] });
  const entry = Object.fromEntries(
    CONTENT_FIELDS.map((field, index) => [field, typeof values[index] === "string" ? values[index] : null]),
  ) as Record<ContentField, string | null>;
  return (
    <section className={styles.written} aria-labelledby="seo-written-title">
      <h3 id="seo-written-title" className={styles.title}>
        Completezza
      </h3>
      <CompletenessMeter entry={entry} detailed />
      <ul>
        {CONTENT_FIELDS.map((field) => {
          const written = isWritten(entry[field]);
          return (
            <li key={field}>
              <StatusTag mark={written ? "ring" : "empty"} tone={written ? "state" : "over"}>
                {OVERRIDE_FIELD_NAMES[field]}
              </StatusTag>
              <span className={textStyles.meta}>{written ? "scritto" : "vuoto"}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
