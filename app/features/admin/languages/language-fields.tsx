import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { FilterSelect } from "#app/ui/panel/lists/toolbar.tsx";
import { LANGUAGE_OPTIONS } from "./language-options.ts";

/** Restricts a list to a language. */
export const LanguageFilter = () => (
  <FilterSelect label="Lingua" parameter="language" all="Tutte le lingue" options={LANGUAGE_OPTIONS} />
);

/** The language in which a customer gets mails and reads the private pages. */
export const LanguageField = ({ span, hint }: { span?: 3 | 6 | 12; hint?: string }) => (
  <PanelSelectField name="language" label="Lingua" span={span} hint={hint} options={LANGUAGE_OPTIONS} />
);
