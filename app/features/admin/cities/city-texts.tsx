import { Tabs } from "@base-ui/react/tabs";
import { get, useFormState, useWatch } from "react-hook-form";
import { FieldGrid } from "#app/ui/panel/forms/field-parts.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { LANGUAGE_CODES, LANGUAGE_NAMES, type Language } from "#domain/languages.ts";
import { isBlank } from "#domain/trim-text.ts";
import styles from "./city-texts.module.css";

/** Edits the text of a city's page in five languages, one tab each; each tab shows whether its text is written (product.md#languages). */
export function CityTexts() {
  return (
    <Tabs.Root defaultValue="it" className={styles.root}>
      <Tabs.List className={styles.tabs} aria-label="Lingua del testo">
        {LANGUAGE_CODES.map((code) => (
          <Tabs.Tab key={code} value={code} className={styles.tab}>
            <LanguageStatus code={code} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {LANGUAGE_CODES.map((code) => (
        <Tabs.Panel key={code} value={code} keepMounted render={<FieldGrid />}>
          <TextareaField
            name={`descriptions.${code}`}
            label={`Testo in ${ITALIAN_LANGUAGE_NAMES[code]}`}
            span={12}
            rows={9}
            lang={code}
            hint="Da 80 a 150 parole. Senza testo, la pagina non è offerta in questa lingua."
          />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

const ITALIAN_LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  it: "italiano",
  en: "inglese",
  fr: "francese",
  de: "tedesco",
  es: "spagnolo",
};

function LanguageStatus({ code }: { code: Language }) {
  const text: unknown = useWatch({ name: `descriptions.${code}` });
  const { errors } = useFormState();
  const hasError = get(errors, `descriptions.${code}`) !== undefined;
  const isWritten = typeof text === "string" && !isBlank(text);
  return (
    <StatusTag
      mark={hasError ? "alert" : isWritten ? "ring" : "empty"}
      tone={hasError ? "critical" : isWritten ? "state" : "over"}
    >
      {LANGUAGE_NAMES[code]}
      <span className={textStyles.hidden}>{hasError ? " (da correggere)" : isWritten ? " (scritto)" : " (vuoto)"}</span>
    </StatusTag>
  );
}
