import { useWatch } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { PROMOTION_CODE_WORDS as WORDS } from "#app/features/admin/rates/promotion-code-words.ts";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { type Option, PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiPromotionCode } from "#domain/api/rates/promotion-codes.ts";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { type PromotionCodeInput, promotionCodeSchema } from "#domain/forms/rates/promotion-code.ts";

const EMPTY: FormValues<PromotionCodeInput> = {
  code: "",
  percent: null,
  amount: null,
  scope: "all",
  vehicle_id: "",
  brand: "",
  category: "",
  city: "",
  book_from: "",
  book_until: "",
  rental_from: "",
  rental_until: "",
  min_days: 1,
  combines_with_length: true,
  combines_with_packages: true,
  max_uses: null,
  max_uses_per_person: null,
  active: true,
};
const SCOPES: readonly Option[] = [
  { value: "all", label: "Tutte le auto" },
  { value: "category", label: "Una categoria" },
  { value: "brand", label: "Un brand" },
  { value: "vehicle", label: "Un'auto" },
];
const CATEGORY_OPTIONS = CATEGORY_SLUGS.map((slug) => ({ value: slug, label: CATEGORIES[slug].shortLabel }));

/** A car for which a code can be. */
export interface CodeVehicle {
  id: string;
  brand: string;
  /** Brand, model and base city. */
  label: string;
}

export interface PromotionCodeFormProps {
  /** The code to edit. Null opens an empty form for a new code; undefined closes the dialog. */
  code: ApiPromotionCode | null | undefined;
  /** Names of the active cities. */
  cities: readonly string[];
  vehicles: readonly CodeVehicle[];
  onClose: () => void;
}

/** Adds or edits a promotion code (product.md#promotion-codes). */
export function PromotionCodeForm({ code, cities, vehicles, onClose }: PromotionCodeFormProps) {
  const rowForm = useRowForm(code, {
    schema: promotionCodeSchema,
    form: "promotion-code",
    words: WORDS,
    emptyValues: EMPTY,
    valuesOf: promotionCodeValues,
    create: (body) => api.post("/api/promotion_codes", { body }),
    update: (id, body) => api.patch("/api/promotion_codes/:id", { parameters: { id }, body }),
    read: (id) => api.list("/api/promotion_codes", { query: { id } }),
  });
  return (
    <FormDialog
      {...rowForm}
      key={code?.id ?? "new"}
      onClose={onClose}
      title={code ? WORDS.editTitle : WORDS.newTitle}
      subtitle={code?.code}
    >
      <TextField
        name="code"
        label="Codice"
        required
        span={12}
        autoComplete="off"
        autoCapitalize="characters"
        hint={WORDS.codeHint}
        readOnly={Boolean(code)}
      />
      <NumberField name="percent" label="Percentuale" suffix="%" hint={WORDS.percentHint} />
      <NumberField name="amount" label="Importo" suffix="€" hint={WORDS.amountHint} />
      <PanelSelectField name="scope" label={WORDS.scope} required options={SCOPES} />
      <ScopeField vehicles={vehicles} />
      <PanelSelectField
        name="city"
        label="Città della base"
        span={12}
        empty="Tutte le città"
        options={cities.map((city) => ({ value: city, label: city }))}
      />
      <TextField name="book_from" label={WORDS.bookFrom} type="date" hint={WORDS.openHint} />
      <TextField name="book_until" label={WORDS.bookUntil} type="date" hint={WORDS.openHint} />
      <TextField name="rental_from" label={WORDS.rentalFrom} type="date" hint={WORDS.openHint} />
      <TextField name="rental_until" label={WORDS.rentalUntil} type="date" hint={WORDS.openHint} />
      <NumberField name="min_days" label={WORDS.minDays} required suffix="giorni" span={4} />
      <NumberField name="max_uses" label={WORDS.maxUses} hint={WORDS.unlimitedHint} span={4} />
      <NumberField name="max_uses_per_person" label={WORDS.maxUsesPerPerson} hint={WORDS.unlimitedHint} span={4} />
      <SwitchField name="combines_with_packages" label={WORDS.withPackages} />
      <SwitchField name="combines_with_length" label={WORDS.withLength} />
      <SwitchField name="active" label={WORDS.active} />
    </FormDialog>
  );
}

/** The field of the scope that is chosen. */
function ScopeField({ vehicles }: { vehicles: readonly CodeVehicle[] }) {
  const scope: unknown = useWatch({ name: "scope" });
  if (scope === "category")
    return <PanelSelectField name="category" label="Categoria" required empty="Scegli" options={CATEGORY_OPTIONS} />;
  if (scope === "brand") {
    const brands = [...new Set(vehicles.map(({ brand }) => brand))];
    return <ComboboxField name="brand" label="Brand" required options={brands.map(toOption)} />;
  }
  if (scope !== "vehicle") return null;
  const options = vehicles.map(({ id, label }) => ({ value: id, label }));
  return <ComboboxField name="vehicle_id" label="Auto" required options={options} />;
}

const toOption = (name: string): Option => ({ value: name, label: name });

function promotionCodeValues(row: ApiPromotionCode): FormValues<PromotionCodeInput> {
  const { id: _id, vehicle_name: _name, used: _used, created_at: _at, updated_at: _to, version: _v, ...stated } = row;
  const { vehicle_id, brand, category, city, book_from, book_until, rental_from, rental_until } = row;
  return {
    ...stated,
    vehicle_id: vehicle_id ?? "",
    brand: brand ?? "",
    category: category ?? "",
    city: city ?? "",
    book_from: book_from ?? "",
    book_until: book_until ?? "",
    rental_from: rental_from ?? "",
    rental_until: rental_until ?? "",
  };
}
