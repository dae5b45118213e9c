import { useEffect, useId, useRef } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useCategoryTerms } from "#app/features/admin/category-terms/category-terms-context.tsx";
import { MetaFields } from "#app/features/admin/meta-fields.tsx";
import { PictureListField } from "#app/features/admin/pictures/picture-list-field.tsx";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { HighlightRows } from "#app/features/admin/vehicles/highlight-rows.tsx";
import { useVehicleFinishes } from "#app/features/admin/vehicles/use-vehicle-finishes.ts";
import type { ReferenceNames } from "#app/features/admin/vehicles/vehicle-form-values.ts";
import { MISSING_REFERENCE_HINTS } from "#app/features/admin/vehicles/vehicle-words.ts";
import { photographWords } from "#app/features/vehicles/gallery-photograph-words.ts";
import { FieldBox, FieldHint, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import type { StaffCategory } from "#domain/categories.ts";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import { parseUploadedPicture } from "#domain/pictures/uploaded-picture.ts";
import { META_FIELDS } from "#domain/seo/heads/meta-fields.ts";
import { deriveVehicleSlug } from "#domain/slug.ts";
import { isBlank, trimText } from "#domain/trim-text.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { VEHICLE_FORM_PARTS } from "#domain/vehicles/vehicle-field-kinds.ts";
import {
  fieldsOfFormPart,
  type VehicleFieldName,
  vehicleFieldOf,
  vehicleFieldPath,
} from "#domain/vehicles/vehicle-record.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { GALLERY_IT } from "#domain/words/vehicles/gallery.it.ts";
import { PICTURES_IT } from "#domain/words/vehicles/pictures.it.ts";
import styles from "./vehicle-form.module.css";

interface VehicleFormProps {
  /** Names of active brands, and of active cities with a page. */
  brands: readonly string[];
  cities: readonly string[];
  /** The car as stored; null for a new car. */
  stored: ApiVehicle | null;
  /** Whether the terms follow the category until somebody changes them. */
  followsCategoryTerms: boolean;
}

/** The fields of a car (product.md#fleet-form), in sections. */
export function VehicleForm({ brands, cities, stored, followsCategoryTerms }: VehicleFormProps) {
  useCategoryTermsAsDefaults(followsCategoryTerms);
  // The stored brand and city stay selectable when they are no longer active.
  const names = { brands: withStoredName(brands, stored?.brand), cities: withStoredName(cities, stored?.location) };
  return VEHICLE_FORM_PARTS.map(({ part, id, title, span }) => (
    <FormSection key={part} id={id} title={title}>
      {fieldsOfFormPart(part)
        .filter((name) => !(name in META_FIELDS))
        .map((name) => (
          <VehicleField key={name} name={name} span={span} names={names} stored={stored} />
        ))}
      {part === "texts" && <MetaFields />}
      {part === "texts" && <RowTranslations entity="vehicles" id={stored?.id} />}
    </FormSection>
  ));
}

const withStoredName = (names: readonly string[], stored: string | undefined): string[] => [
  ...new Set([...names, ...(stored === undefined ? [] : [stored])]),
];

interface VehicleFieldProps {
  name: VehicleFieldName;
  /** The default width in grid columns. */
  span: 3 | 4 | 12;
  names: ReferenceNames;
  stored: ApiVehicle | null;
}

/** Renders a field by its kind. */
function VehicleField({ name, names, stored, span: defaultSpan }: VehicleFieldProps) {
  const field = vehicleFieldOf(name);
  const { label, required, form } = field;
  if (!form) return null;
  const { part: _part, at: _at, span = defaultSpan, ...texts } = form;
  const shared = { name: vehicleFieldPath(name), label, required, span, ...texts };
  const selectField = (values: readonly string[], hint = shared.hint) => (
    <PanelSelectField
      {...shared}
      hint={hint}
      options={values.map((value) => ({ value, label: value }))}
      {...(required && { empty: "Scegli" })}
    />
  );
  switch (field.kind) {
    case "line":
      if (name !== "name") return <TextField {...shared} />;
      return (
        <>
          <TextField autoComplete="off" {...shared} />
          <SlugPreview stored={stored} />
        </>
      );
    case "translatable":
      return <TextareaField {...shared} />;
    case "integer":
    case "euros":
    case "rating":
      return <NumberField {...shared} />;
    case "option":
      return selectField(field.options);
    case "reference":
      return selectField(names[field.to], names[field.to].length === 0 ? MISSING_REFERENCE_HINTS[field.to] : undefined);
    case "constant":
      return <TextField {...shared} readOnly />;
    case "pictures":
      return <VehiclePictures name={name} stored={stored} />;
    case "highlights":
      return <HighlightRows />;
    case "slug":
    case "yes-no":
    case "picture-texts":
      return null;
  }
}

const PICTURE_WORDS = { ...ITALIAN_FORMATS, gallery: GALLERY_IT, pictures: PICTURES_IT };

function VehiclePictures({ name, stored }: Pick<VehicleFieldProps, "stored"> & { name: string }) {
  const images: readonly string[] = useWatch({ name });
  const hasUploads = images.some((address) => parseUploadedPicture(address) !== null);
  const finishes = useVehicleFinishes(hasUploads ? stored : null);
  const [brand, vehicleName]: string[] = useWatch({ name: ["brand", "name"] });
  const title = vehicleTitle({ brand: brand ?? "", name: vehicleName ?? "" });
  return (
    <PictureListField
      name={name}
      altsName="image_alts"
      finishes={finishes}
      {...(brand &&
        vehicleName && {
          // The words of a drawing follow its colours and are not proposed.
          proposeText: (image: string, at: number) =>
            isPhotograph(image) ? photographWords(PICTURE_WORDS, { image, title, number: at + 1 }).alt : undefined,
        })}
    />
  );
}

/**
 * Previews the slug from brand and name (product.md#fleet-form). The server appends a number to a duplicate. After a change the old URL keeps
 * working.
 */
function SlugPreview({ stored }: { stored: ApiVehicle | null }) {
  const id = useId();
  const [brand, name]: string[] = useWatch({ name: ["brand", "name"] });
  const derived = brand && name && !isBlank(name) ? deriveVehicleSlug(brand, trimText(name)) : "";
  const isSlugUnchanged = stored !== null && derived === deriveVehicleSlug(stored.brand, stored.name);
  return (
    <FieldBox span={4}>
      <FieldLabel htmlFor={id}>Slug</FieldLabel>
      <Input id={id} className={styles.slug} readOnly value={isSlugUnchanged ? stored.slug : derived} />
      <FieldHint>
        {stored && !isSlugUnchanged ? "Il vecchio indirizzo porterà al nuovo (301)." : "Nasce da brand e nome."}
      </FieldHint>
    </FieldBox>
  );
}

function useCategoryTermsAsDefaults(active: boolean): void {
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const changedFields = useRef(dirtyFields);
  changedFields.current = dirtyFields;
  const category: unknown = useWatch({ name: "category" });
  const categoryTerms = useCategoryTerms();
  useEffect(() => {
    const terms = categoryTerms[category as StaffCategory];
    if (!active || !terms) return;
    for (const [name, value] of Object.entries(terms)) {
      if (!changedFields.current[name]) setValue(name, value);
    }
  }, [active, category, categoryTerms, setValue]);
}
