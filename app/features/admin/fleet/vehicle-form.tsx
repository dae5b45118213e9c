import { HighlightRows } from "#app/features/admin/fleet/highlight-rows.tsx";
import { SlugPreview } from "#app/features/admin/fleet/slug-preview.tsx";
import { SpecFields } from "#app/features/admin/fleet/spec-fields.tsx";
import { TermsFields } from "#app/features/admin/fleet/terms-fields.tsx";
import { MetaFields } from "#app/features/admin/meta-fields.tsx";
import { PictureListField } from "#app/features/admin/pictures/picture-list-field.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { type Option, PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { VEHICLE_TYPES } from "#domain/catalogue/vehicle.ts";
import { STAFF_CATEGORIES } from "#domain/categories.ts";

interface VehicleFormProps {
  brands: readonly string[];
  cities: readonly string[];
  /** The car as it is stored; null for a new one. */
  stored: ApiVehicle | null;
  /** Whether the conditions of hire follow the category until somebody changes them. */
  terms: boolean;
}

/** The fields of a car (product.md#fleet-form), part by part. */
export function VehicleForm({ brands, cities, stored, terms }: VehicleFormProps) {
  return (
    <>
      <FormSection id="veicolo-base" title="Base">
        <PanelSelectField
          name="brand"
          label="Brand"
          required
          span={4}
          empty="Scegli"
          options={choices(brands, stored?.brand)}
        />
        <TextField name="name" label="Nome" required span={4} autoComplete="off" placeholder="es. MC20 Cielo" />
        <SlugPreview stored={stored} />
        <PanelSelectField
          name="type"
          label="Tipo"
          required
          span={4}
          empty="Scegli"
          options={VEHICLE_TYPES.map(option)}
        />
        <PanelSelectField
          name="category"
          label="Categoria"
          required
          span={4}
          empty="Scegli"
          options={STAFF_CATEGORIES.map(option)}
        />
        <PanelSelectField
          name="location"
          label="Città"
          required
          span={4}
          empty="Scegli"
          options={choices(cities, stored?.location)}
        />
      </FormSection>
      <FormSection id="veicolo-prezzo" title="Prezzo">
        <NumberField name="price" label="Tariffa" required span={4} suffix="€" />
        <TextField name="currency" label="Valuta" span={4} readOnly hint="I prezzi sono sempre in euro." />
        <PanelSelectField name="price_unit" label="Unità di prezzo" span={4} options={[option("giorno")]} />
        <NumberField name="total_units" label="Unità in flotta" span={4} />
        <NumberField name="rating" label="Valutazione" span={4} suffix="su 5" />
        <NumberField name="reviews" label="Recensioni" span={4} />
      </FormSection>
      <SpecFields />
      <TermsFields followCategory={terms} />
      <FormSection id="veicolo-immagini" title="Immagini">
        <PictureListField name="images" altsName="image_alts" />
      </FormSection>
      <FormSection id="veicolo-highlights" title="Highlights">
        <HighlightRows />
      </FormSection>
      <FormSection id="veicolo-testi" title="Testi e meta">
        <TextareaField
          name="description"
          label="Descrizione"
          span={12}
          rows={3}
          hint="Una o due frasi, in apertura della pagina della vettura."
        />
        <MetaFields />
      </FormSection>
    </>
  );
}

const option = (value: string): Option => ({ value, label: value });

/** The active names, and the one the car has: it may stay what it is. */
function choices(names: readonly string[], stored: string | undefined): Option[] {
  return [...new Set([...names, ...(stored === undefined ? [] : [stored])])].map(option);
}
