import { TextListField } from "#app/features/admin/catalogue/text-list-field.tsx";
import { DerivedSlugField } from "#app/features/admin/derived-slug-field.tsx";
import { CityCheckboxes } from "#app/features/admin/jets/city-checkboxes.tsx";
import { PictureListField } from "#app/features/admin/pictures/picture-list-field.tsx";
import { SlugHint } from "#app/features/admin/slug-hint.tsx";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import { JET_TYPE_NAMES } from "#domain/forms/jets/jet.ts";
import { paths } from "#domain/paths.ts";
import { slugify } from "#domain/slug.ts";

interface JetFieldsProps {
  /** Names of the active cities with a page. */
  cities: readonly string[];
  /** The jet as stored; null for a new jet. */
  stored: ApiJet | null;
}

const TYPES = JET_TYPE_NAMES.map((type) => ({ value: type, label: type }));

/** The fields of a jet, in sections. */
export function JetFields({ cities, stored }: JetFieldsProps) {
  return (
    <>
      <FormSection id="jet-base" title="Base">
        <TextField name="brand" label="Costruttore" required span={4} autoComplete="off" placeholder="es. Embraer" />
        <TextField name="model" label="Modello" required span={4} autoComplete="off" placeholder="es. Phenom 300E" />
        <DerivedSlugField
          names={["brand", "model"]}
          derive={slugify}
          follows={stored === null}
          span={4}
          hint={<SlugHint pathOf={(slug) => `${paths.jets}/…/${slug}`} stored={stored?.slug} />}
        />
        <PanelSelectField name="type" label="Tipo" required span={4} empty="Scegli" options={TYPES} />
        <NumberField name="price" label="Tariffa all'ora" required span={4} suffix="€" />
      </FormSection>
      <FormSection id="jet-dati" title="Dati tecnici">
        <NumberField name="passengers" label="Posti" required span={4} />
        <NumberField name="range_km" label="Autonomia" required span={4} suffix="km" />
        <NumberField name="cruise_speed_kmh" label="Velocità" required span={4} suffix="km/h" />
        <NumberField name="max_baggage_kg" label="Bagaglio" required span={4} suffix="kg" />
        <NumberField name="crew_size" label="Equipaggio" required span={4} />
        <NumberField name="cabin_height_m" label="Altezza della cabina" required span={6} suffix="m" />
        <NumberField name="cabin_width_m" label="Larghezza della cabina" required span={6} suffix="m" />
        <NumberField name="rating" label="Valutazione" span={4} suffix="su 5" />
        <NumberField name="reviews" label="Recensioni" span={4} />
      </FormSection>
      <FormSection id="jet-citta" title="Città">
        <CityCheckboxes name="cities" label="Parte da" cities={[...new Set([...cities, ...(stored?.cities ?? [])])]} />
        <TextField
          name="airport"
          label="Aeroporto"
          span={6}
          autoComplete="off"
          hint="Solo per un jet che sta sempre nello stesso, per esempio Milano Malpensa."
        />
      </FormSection>
      <FormSection id="jet-immagini" title="Immagini">
        <PictureListField name="images" />
      </FormSection>
      <FormSection id="jet-testi" title="Testi">
        <JetTextFields />
        <RowTranslations entity="jets" id={stored?.id} />
      </FormSection>
    </>
  );
}

/** The text fields of a jet. */
export function JetTextFields() {
  return (
    <>
      <TextareaField name="description" label="Descrizione" required span={12} rows={4} />
      <TextListField name="amenities" label="Dotazioni" itemName="dotazione" placeholder="es. Wi-Fi in banda Ka" />
      <TextListField name="highlights" label="Highlights" itemName="highlight" placeholder="es. VIP Exclusive" />
    </>
  );
}
