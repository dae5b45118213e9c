import { api } from "#app/features/admin/api-client.ts";
import { PROTECTIONS_WORDS as WORDS } from "#app/features/admin/rates/short-lists/protections-words.ts";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { FieldBox, FieldHint, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiProtection } from "#domain/api/rates/protections.ts";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { protectionSchema } from "#domain/forms/rates/protection.ts";

interface ProtectionFormProps {
  /** The protection to edit; null adds a new one; undefined closes the dialog. */
  protection: ApiProtection | null | undefined;
  onClose: () => void;
}

/** Adds or edits a reduction of the excess (product.md#rates-screen). */
export function ProtectionForm({ protection, onClose }: ProtectionFormProps) {
  const rowForm = useRowForm(protection, {
    schema: protectionSchema,
    form: "protection",
    words: WORDS,
    emptyValues: EMPTY,
    valuesOf,
    create: (body) => api.post("/api/protections", { body }),
    update: (id, { code: _code, ...body }) => api.patch("/api/protections/:id", { parameters: { id }, body }),
    read: () => api.list("/api/protections"),
  });
  return (
    <FormDialog
      {...rowForm}
      key={protection?.id ?? "new"}
      onClose={onClose}
      title={protection ? WORDS.edit : WORDS.create}
      subtitle={protection?.name}
    >
      <TextField name="name" label="Nome" required span={12} autoComplete="off" hint={WORDS.nameHint} />
      {!protection && (
        <TextField name="code" label="Codice" required span={6} autoComplete="off" hint={WORDS.codeHint} />
      )}
      <NumberField name="price" label="Prezzo al giorno" required span={6} suffix="€" />
      <TextareaField name="description" label="Descrizione" span={12} rows={2} hint={WORDS.descriptionHint} />
      <NumberField name="excess_percent" label="Franchigia" required span={6} suffix="%" hint={WORDS.excessHint} />
      <NumberField name="deposit_percent" label="Deposito" required span={6} suffix="%" hint={WORDS.depositHint} />
      <FieldBox>
        <FieldLegend as="p">{WORDS.categoriesLegend}</FieldLegend>
        <FieldHint>{WORDS.categoriesNote}</FieldHint>
      </FieldBox>
      {CATEGORY_SLUGS.map((slug) => (
        <CategoryAmounts key={slug} slug={slug} />
      ))}
      <NumberField name="position" label="Posizione" required span={4} hint={WORDS.positionHint} />
      <SwitchField name="active" label="Attiva" span={8} hint={WORDS.activeHint} />
      <RowTranslations entity="protections" id={protection?.id} />
    </FormDialog>
  );
}

function CategoryAmounts({ slug }: { slug: CategorySlug }) {
  const category = CATEGORIES[slug].shortLabel;
  return (
    <>
      <NumberField name={`excess_by_category.${slug}`} label={WORDS.excessOf(category)} span={6} suffix="€" />
      <NumberField name={`deposit_by_category.${slug}`} label={WORDS.depositOf(category)} span={6} suffix="€" />
    </>
  );
}

const NO_AMOUNTS: Readonly<Record<CategorySlug, number | null>> = {
  sportive: null,
  cabrio: null,
  suv: null,
  berline: null,
  van: null,
};

const valuesOf = ({ code, name, description, price, position, active, ...amounts }: ApiProtection) => ({
  ...{ code, name, description, price, position, active },
  excess_percent: amounts.excess_percent,
  deposit_percent: amounts.deposit_percent,
  excess_by_category: { ...NO_AMOUNTS, ...amounts.excess_by_category },
  deposit_by_category: { ...NO_AMOUNTS, ...amounts.deposit_by_category },
});

const EMPTY = {
  code: "",
  name: "",
  description: "",
  price: null,
  excess_percent: 50,
  deposit_percent: 100,
  excess_by_category: NO_AMOUNTS,
  deposit_by_category: NO_AMOUNTS,
  position: 1,
  active: true,
};
