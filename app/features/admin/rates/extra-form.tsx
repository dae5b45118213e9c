import { api } from "#app/features/admin/api-client.ts";
import { ChoiceBoxes } from "#app/features/admin/rates/choice-boxes.tsx";
import { EXTRA_WORDS as WORDS } from "#app/features/admin/rates/extra-words.ts";
import { VehiclesField } from "#app/features/admin/rates/vehicles-field.tsx";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { type Option, PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiExtra } from "#domain/api/rates/extras.ts";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { type NewExtraInput, newExtraSchema } from "#domain/forms/rates/extra.ts";

const EMPTY: FormValues<NewExtraInput> = {
  code: "",
  name: "",
  description: "",
  unit: "day",
  price: null,
  max_quantity: 1,
  max_charged_days: null,
  categories: [],
  vehicle_ids: [],
  city_ids: [],
  lead_hours: 0,
  position: 1,
  active: true,
};
const UNITS = [
  { value: "day", label: "Al giorno" },
  { value: "rental", label: "A noleggio" },
];
const CATEGORY_OPTIONS = CATEGORY_SLUGS.map((slug) => ({ value: slug, label: CATEGORIES[slug].shortLabel }));

export interface ExtraFormProps {
  /** The extra to edit. Null opens an empty form for a new extra; undefined closes the dialog. */
  extra: ApiExtra | null | undefined;
  cities: readonly Option[];
  vehicles: readonly Option[];
  onClose: () => void;
}

/** Adds or edits an extra (product.md#rates-screen). */
export function ExtraForm({ extra, cities, vehicles, onClose }: ExtraFormProps) {
  const rowForm = useRowForm(extra, {
    schema: newExtraSchema,
    form: "extra",
    words: WORDS,
    emptyValues: EMPTY,
    valuesOf: extraFormValues,
    create: (body) => api.post("/api/extras", { body }),
    update: (id, body) => api.patch("/api/extras/:id", { parameters: { id }, body }),
    read: (id) => api.list("/api/extras", { query: { id } }),
  });
  return (
    <FormDialog
      {...rowForm}
      key={extra?.id ?? "new"}
      onClose={onClose}
      title={extra ? WORDS.editTitle : WORDS.newTitle}
      subtitle={extra?.name}
    >
      <TextField name="name" label="Nome" required autoComplete="off" />
      <TextField
        name="code"
        label={WORDS.code}
        required
        autoComplete="off"
        hint={WORDS.codeHint}
        readOnly={Boolean(extra)}
      />
      <TextField name="description" label="Descrizione" span={12} autoComplete="off" hint={WORDS.descriptionHint} />
      <PanelSelectField name="unit" label={WORDS.unit} required span={4} options={UNITS} />
      <NumberField name="price" label="Importo" required span={4} suffix="€" />
      <NumberField name="max_charged_days" label={WORDS.cap} span={4} suffix="giorni" hint={WORDS.capHint} />
      <NumberField name="max_quantity" label={WORDS.quantity} required span={4} hint={WORDS.quantityHint} />
      <NumberField name="lead_hours" label={WORDS.lead} required span={4} suffix="ore" hint={WORDS.leadHint} />
      <NumberField name="position" label="Posizione" required span={4} />
      <ChoiceBoxes name="categories" label={WORDS.categories} hint={WORDS.everywhere} options={CATEGORY_OPTIONS} />
      <ChoiceBoxes name="city_ids" label={WORDS.cities} hint={WORDS.everywhere} options={cities} />
      <VehiclesField vehicles={vehicles} />
      <SwitchField name="active" label={WORDS.active} />
      <RowTranslations entity="extras" id={extra?.id} />
    </FormDialog>
  );
}

function extraFormValues(row: ApiExtra): FormValues<NewExtraInput> {
  const { id: _id, created_at: _created, updated_at: _updated, version: _version, ...stated } = row;
  return stated;
}
