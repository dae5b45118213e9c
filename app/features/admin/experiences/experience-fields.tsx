import { TextListField } from "#app/features/admin/catalogue/text-list-field.tsx";
import { DerivedSlugField } from "#app/features/admin/derived-slug-field.tsx";
import { PictureListField } from "#app/features/admin/pictures/picture-list-field.tsx";
import { SlugHint } from "#app/features/admin/slug-hint.tsx";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiExperience } from "#domain/api/experiences/experiences.ts";
import { paths } from "#domain/paths.ts";
import { slugify } from "#domain/slug.ts";

interface ExperienceFieldsProps {
  /** Names of the active cities. */
  cities: readonly string[];
  /** The experience as stored; null for a new experience. */
  stored: ApiExperience | null;
}

/** The fields of an experience, in sections. */
export function ExperienceFields({ cities, stored }: ExperienceFieldsProps) {
  const places = [...new Set([...cities, ...(stored ? [stored.location] : [])])];
  return (
    <>
      <FormSection id="esperienza-base" title="Base">
        <TextField name="name" label="Nome" required span={6} autoComplete="off" />
        <DerivedSlugField
          derive={slugify}
          follows={stored === null}
          hint={<SlugHint pathOf={paths.experience} stored={stored?.slug} />}
        />
        <PanelSelectField
          name="location"
          label="Città"
          required
          span={4}
          empty="Scegli"
          options={places.map((city) => ({ value: city, label: city }))}
        />
        <TextField name="type" label="Genere" required span={4} autoComplete="off" placeholder="es. Guida e tavola" />
        <TextField name="duration" label="Durata" required span={4} placeholder="es. 2 giorni, 1 notte" />
      </FormSection>
      <FormSection id="esperienza-prezzo" title="Prezzo">
        <NumberField name="price" label="Prezzo" required span={4} suffix="€" />
        <TextField name="price_unit" label="Unità del prezzo" required span={4} hint="Come in «a weekend»." />
        <NumberField name="rating" label="Valutazione" span={4} suffix="su 5" />
        <NumberField name="reviews" label="Recensioni" span={4} />
      </FormSection>
      <FormSection id="esperienza-immagini" title="Immagini">
        <PictureListField name="images" />
      </FormSection>
      <FormSection id="esperienza-testi" title="Testi">
        <ExperienceTextFields />
        <RowTranslations entity="experiences" id={stored?.id} />
      </FormSection>
    </>
  );
}

/** The text fields of an experience. */
export function ExperienceTextFields() {
  return (
    <>
      <TextareaField name="description" label="Descrizione" required span={12} rows={5} />
      <TextField name="price_note" label="Sotto il prezzo" required span={12} />
      <TextListField name="includes" label="Compreso nel prezzo" itemName="voce" />
      <TextListField name="highlights" label="Highlights" itemName="highlight" placeholder="es. VIP Exclusive" />
    </>
  );
}
