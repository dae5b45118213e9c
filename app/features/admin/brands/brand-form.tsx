import { api } from "#app/features/admin/api-client.ts";
import { DerivedSlugField } from "#app/features/admin/derived-slug-field.tsx";
import { MetaFields } from "#app/features/admin/meta-fields.tsx";
import { PictureUrlField } from "#app/features/admin/picture-url-field.tsx";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { SlugHint } from "#app/features/admin/slug-hint.tsx";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiBrand } from "#domain/api/brands/brands.ts";
import { newBrandSchema } from "#domain/forms/brands/brand.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { paths } from "#domain/paths.ts";
import { slugify } from "#domain/slug.ts";

const WORDS = panelMessages.brands;
const EMPTY = {
  name: "",
  slug: "",
  description: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  logo_url: null,
  active: true,
};

interface BrandFormProps {
  /** The brand to edit. Null opens an empty form for a new brand; undefined closes the dialog. */
  brand: ApiBrand | null | undefined;
  onClose: () => void;
}

/** Adds or edits a brand (product.md#brand-form). */
export function BrandForm({ brand, onClose }: BrandFormProps) {
  const rowForm = useRowForm(brand, {
    schema: newBrandSchema,
    form: "brand",
    words: WORDS,
    emptyValues: EMPTY,
    valuesOf,
    create: (body) => api.post("/api/brands", { body }),
    update: (id, body) => api.patch("/api/brands/:id", { parameters: { id }, body }),
    read: (id) => api.list("/api/brands", { query: { id } }),
  });
  return (
    <FormDialog
      {...rowForm}
      key={brand?.id ?? "new"}
      onClose={onClose}
      title={brand ? "Modifica brand" : "Nuovo brand"}
      subtitle={brand?.name}
    >
      <TextField name="name" label="Nome" required span={6} autoComplete="off" />
      <DerivedSlugField
        derive={slugify}
        follows={!brand}
        hint={<SlugHint pathOf={paths.brand} stored={brand?.slug} />}
      />
      <TextareaField name="description" label="Descrizione" span={12} rows={4} hint="Apre la pagina del brand." />
      <PictureUrlField name="logo_url" label="Logo" mayBeSmall />
      <MetaFields />
      <RowTranslations entity="brands" id={brand?.id} />
      <SwitchField name="active" label="Attivo" hint="Se spento, il brand e le sue vetture non appaiono sul sito." />
    </FormDialog>
  );
}

function valuesOf({ id: _id, created_at: _created, version: _version, ...values }: ApiBrand) {
  return values;
}
