import { useEffect, useRef } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useCategoryTerms } from "#app/features/admin/category-terms/category-terms-context.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import type { StaffCategory } from "#domain/categories.ts";
import { TERMS_WORDS } from "#domain/forms/fleet/terms-words.ts";

/** The conditions of hire (product.md#fleet-form). With `followCategory` they are those of the chosen category, except what somebody has changed. */
export function TermsFields({ followCategory }: { followCategory: boolean }) {
  useTermsOfCategory(followCategory);
  return (
    <FormSection id="veicolo-condizioni" title="Condizioni">
      <NumberField name="deposit" label={TERMS_WORDS.deposit} span={3} suffix="€" hint="da 3.000 a 10.000 €" />
      <NumberField name="excess" label={TERMS_WORDS.excess} span={3} suffix="€" />
      <NumberField name="included_km_per_day" label={TERMS_WORDS.included_km_per_day} span={3} suffix="al g." />
      <NumberField name="extra_km" label={TERMS_WORDS.extra_km} span={3} suffix="€" />
      <NumberField name="minimum_age" label={TERMS_WORDS.minimum_age} span={3} suffix="anni" />
      <NumberField name="minimum_licence_years" label={TERMS_WORDS.minimum_licence_years} span={3} suffix="anni" />
      <NumberField
        name="turnaround_hours"
        label={TERMS_WORDS.turnaround_hours}
        span={3}
        suffix="ore"
        hint="per riconsegnarla pronta"
      />
    </FormSection>
  );
}

function useTermsOfCategory(active: boolean): void {
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const changed = useRef(dirtyFields);
  changed.current = dirtyFields;
  const category: unknown = useWatch({ name: "category" });
  const categoryTerms = useCategoryTerms();
  useEffect(() => {
    const terms = categoryTerms[category as StaffCategory];
    if (!active || !terms) return;
    for (const [name, value] of Object.entries(terms)) {
      if (!changed.current[name]) setValue(name, value);
    }
  }, [active, category, categoryTerms, setValue]);
}
