import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { SlugChoice, SlugChoices } from "#app/features/admin/seo-overrides/seo-values.ts";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { type Option, PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { JET_TYPE_SLUGS, JET_TYPES } from "#domain/jets/jet.ts";
import { OVERRIDE_SLUG_FORMATS, type OverridePageType } from "#domain/seo-overrides/override-page-types.ts";
import styles from "./seo.module.css";

const CATEGORY_OPTIONS = CATEGORY_SLUGS.map((slug) => ({
  value: slug,
  label: `${CATEGORIES[slug].shortLabel} (${slug})`,
}));
const JET_TYPE_OPTIONS = JET_TYPE_SLUGS.map((slug) => ({ value: slug, label: `${JET_TYPES[slug]} (${slug})` }));

/**
 * The slug field of an entry: a select where the page type's slugs are known, else a text field (product.md#slug-formats). Changing the type
 * resets it.
 */
export function SeoSlugField({ names }: { names: SlugChoices }) {
  const { setValue } = useFormContext();
  const pageType: OverridePageType = useWatch({ name: "page_type" });
  const lastType = useRef(pageType);
  useEffect(() => {
    if (lastType.current === pageType) return;
    lastType.current = pageType;
    setValue("slug", pageType === "jet_hub" ? "main" : "", { shouldDirty: true });
  }, [pageType, setValue]);

  const common = { name: "slug", label: "Slug", span: 6, required: true } as const;
  switch (pageType) {
    case "main_hub":
      return (
        <FieldBox className={styles.noSlug} as="p" span={6}>
          La pagina principale del noleggio: senza slug.
        </FieldBox>
      );
    case "jet_hub":
      return (
        <FieldBox className={styles.noSlug} as="p" span={6}>
          La pagina principale dei jet: slug «main».
        </FieldBox>
      );
    case "city":
      return <ComboboxField {...common} options={toSlugOptions(names.cities)} placeholder="Scegli la città" />;
    case "brand":
      return <ComboboxField {...common} options={toSlugOptions(names.brands)} placeholder="Scegli il brand" />;
    case "category":
      return <PanelSelectField {...common} options={CATEGORY_OPTIONS} empty="Scegli la categoria" />;
    case "jet_type":
      return <PanelSelectField {...common} options={JET_TYPE_OPTIONS} empty="Scegli il tipo" />;
    default:
      return (
        <TextField
          {...common}
          autoComplete="off"
          spellCheck={false}
          hint={`formato ${OVERRIDE_SLUG_FORMATS[pageType]}`}
        />
      );
  }
}

const toSlugOptions = (choices: readonly SlugChoice[]): Option[] =>
  choices.map(({ slug, name }) => ({ value: slug, label: `${name} (${slug})` }));
