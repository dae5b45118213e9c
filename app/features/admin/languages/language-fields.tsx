import { Select } from "#app/ui/panel/forms/input.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { FilterSelect } from "#app/ui/panel/lists/toolbar.tsx";
import { type Language, parseLanguage } from "#domain/languages.ts";
import { LANGUAGE_OPTIONS } from "./language-options.ts";

/** Restricts a list to a language. */
export const LanguageFilter = () => (
  <FilterSelect label="Lingua" parameter="language" all="Tutte le lingue" options={LANGUAGE_OPTIONS} />
);

/** The language in which a customer gets mails and reads the private pages. */
export const LanguageField = ({ span, hint }: { span?: 3 | 6 | 12; hint?: string }) => (
  <PanelSelectField name="language" label="Lingua" span={span} hint={hint} options={LANGUAGE_OPTIONS} />
);

interface LanguageSelectProps {
  id: string;
  value: Language;
  disabled: boolean;
  onSelect: (language: Language) => void;
}

/** Changes the language of a customer's mails and private page at once, outside a form. */
export const LanguageSelect = ({ id, value, disabled, onSelect }: LanguageSelectProps) => (
  <Select id={id} value={value} disabled={disabled} onChange={({ target }) => onSelect(parseLanguage(target.value))}>
    {LANGUAGE_OPTIONS.map(({ value: code, label }) => (
      <option key={code} value={code}>
        {label}
      </option>
    ))}
  </Select>
);
