import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { MAX_META_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from "#domain/seo/heads/fit-text.ts";
import { META_FIELDS } from "#domain/seo/heads/meta-fields.ts";

/**
 * The meta fields that brands and cities share (product.md#titles-and-descriptions). More than 60 or 160 characters show a warning but can
 * be saved.
 */
export function MetaFields() {
  return (
    <>
      <TextField
        name="meta_title"
        label={META_FIELDS.meta_title.label}
        span={12}
        recommendedLength={MAX_TITLE_CHARACTERS}
      />
      <TextareaField
        name="meta_description"
        label={META_FIELDS.meta_description.label}
        span={12}
        rows={2}
        recommendedLength={MAX_META_DESCRIPTION_CHARACTERS}
      />
      <TextField
        name="meta_keywords"
        label={META_FIELDS.meta_keywords.label}
        span={12}
        placeholder="separate da virgole"
        hint="Vuoti, titolo, descrizione e parole chiave si scrivono da sé."
      />
    </>
  );
}
