import { useWatch } from "react-hook-form";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/settings/settings-words.ts";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { SiteSettings } from "#domain/forms/site-settings.ts";
import { rentalFacts } from "#domain/prices/rental-facts.ts";
import { keptSettings, rentingOf } from "#domain/site-settings.ts";
import styles from "./rental-preview.module.css";

/** Of no car there is; the sentences around them are what an admin changes. */
const EXAMPLE_TERMS = { deposit: 1_000_000, excess: 800_000 };

/** The facts of a rental by what is typed; a field that cannot stand yet is shown by its built-in value. */
export function RentalPreview({ defaults }: { defaults: SiteSettings }) {
  const set = useWatch<SiteSettings>();
  const facts = rentalFacts(EXAMPLE_TERMS, rentingOf({ ...defaults, ...keptSettings({ ...set }) }));
  return (
    <FieldBox>
      <section className={styles.root} aria-labelledby="anteprima-noleggio">
        <h2 id="anteprima-noleggio" className={textStyles.strong}>
          {WORDS.carPage}
        </h2>
        <p className={textStyles.meta}>{WORDS.exampleTerms}</p>
        <dl>
          {facts.map(({ key, title, text }) => (
            <div key={key}>
              <dt className={textStyles.meta}>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </FieldBox>
  );
}
