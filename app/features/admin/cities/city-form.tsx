import { api } from "#app/features/admin/api-client.ts";
import { AliasesField } from "#app/features/admin/cities/aliases-field.tsx";
import { toCityDetail } from "#app/features/admin/cities/city-detail.ts";
import {
  cityFormValues,
  newCityValues,
  SERVED_COUNTRY_NAMES,
  timeZoneOptions,
} from "#app/features/admin/cities/city-form-values.ts";
import { CityHoursFields } from "#app/features/admin/cities/city-hours-fields.tsx";
import { CityNameField } from "#app/features/admin/cities/city-name-field.tsx";
import { CityTexts } from "#app/features/admin/cities/city-texts.tsx";
import { CITY_HOURS_WORDS, CITY_WORDS, OUTSIDE_BOOKINGS_CONFIRM } from "#app/features/admin/cities/city-words.ts";
import { DerivedSlugField } from "#app/features/admin/derived-slug-field.tsx";
import { MetaFields } from "#app/features/admin/meta-fields.tsx";
import { PictureUrlField } from "#app/features/admin/picture-url-field.tsx";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { SlugHint } from "#app/features/admin/slug-hint.tsx";
import { useServerConfirm } from "#app/features/admin/use-server-confirm.tsx";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCity } from "#domain/api/cities/cities.ts";
import { toCitySlug } from "#domain/cities/city.ts";
import { newCitySchema } from "#domain/forms/cities/city.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { paths } from "#domain/paths.ts";

const WORDS = panelMessages.cities;
const TIME_ZONES = timeZoneOptions();
const PARTS = [
  { id: "city-place", title: "Città", fields: ["name", "slug", "country", "time_zone", "active", "has_page"] },
  { id: "city-texts", title: "Testi", fields: ["description", "descriptions", "image_url", "night_image_url"] },
  { id: "city-meta", title: "Motori di ricerca", fields: ["meta_title", "meta_description", "meta_keywords"] },
  {
    id: "city-hours",
    title: CITY_HOURS_WORDS.title,
    fields: ["rental_hours", "min_notice_hours", "max_advance_days"],
  },
  {
    id: "city-search",
    title: "Mappa e ricerca",
    fields: ["latitude", "longitude", "aliases", "search_position", "search_name"],
  },
];

interface CityFormProps {
  /** The city to edit. Null opens an empty form for a new city; undefined closes the dialog. */
  city: ApiCity | null | undefined;
  /** Initial name of a new city. */
  name?: string;
  onClose: () => void;
}

/** Adds or edits a city (product.md#city-form). */
export function CityForm({ city, name = "", onClose }: CityFormProps) {
  const { offers } = useSite();
  const { withConfirm, question } = useServerConfirm(OUTSIDE_BOOKINGS_CONFIRM);
  const rowForm = useRowForm(city, {
    schema: newCitySchema,
    form: "city",
    words: WORDS,
    emptyValues: newCityValues(name),
    valuesOf: cityFormValues,
    create: (body) => api.post("/api/cities", { body }),
    update: (id, body) =>
      withConfirm((confirmation) =>
        api.patch("/api/cities/:id", { parameters: { id }, body: { ...body, ...confirmation } }),
      ),
    read: async (id) => ({
      rows: (await api.list("/api/cities", { query: { id } })).rows.map(toCityDetail),
    }),
  });
  return (
    <FormDialog
      {...rowForm}
      key={city?.id ?? "new"}
      onClose={onClose}
      size="wide"
      parts={PARTS}
      title={city ? "Modifica città" : "Nuova città"}
      subtitle={city?.name}
    >
      <FormSection id="city-place" title="Città">
        <CityNameField cityId={city?.id} />
        <DerivedSlugField
          derive={toCitySlug}
          follows={!city}
          hint={<SlugHint pathOf={paths.city} stored={city?.slug} />}
        />
        <TextField name="country" label="Paese" required span={6} autoComplete="off" list="city-countries" />
        <datalist id="city-countries">
          {SERVED_COUNTRY_NAMES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <ComboboxField name="time_zone" label="Fuso orario" required span={6} options={TIME_ZONES} />
        <SwitchField
          name="active"
          label="Attiva"
          span={6}
          hint="Se spenta, la città e le sue vetture non appaiono sul sito."
        />
        <SwitchField name="has_page" label="Con una pagina" span={6} hint={CITY_WORDS.pageHint(offers)} />
      </FormSection>
      <FormSection id="city-texts" title="Testi">
        <TextareaField
          name="description"
          label="Descrizione"
          span={12}
          rows={2}
          hint="Si mostra finché manca il testo in italiano."
        />
        <CityTexts />
        <PictureUrlField name="image_url" label="Immagine" isCropped />
        <PictureUrlField name="night_image_url" label="Immagine di notte" isCropped />
      </FormSection>
      <FormSection id="city-meta" title="Motori di ricerca">
        <MetaFields />
      </FormSection>
      <CityHoursFields />
      <FormSection id="city-search" title="Mappa e ricerca">
        <NumberField name="latitude" label="Latitudine" span={3} suffix="° N" />
        <NumberField name="longitude" label="Longitudine" span={3} suffix="° E" />
        <NumberField name="search_position" label="Posto negli elenchi" span={3} />
        <TextField name="search_name" label="Nome negli elenchi" span={3} autoComplete="off" />
        <AliasesField />
      </FormSection>
      {question}
    </FormDialog>
  );
}
