import { useEffect, useRef } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useCategoryTerms } from "#app/features/admin/category-terms/category-terms-context.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import type { StaffCategory } from "#domain/categories.ts";

/** The conditions of hire (product.md#fleet-form). With `followCategory` they are those of the chosen category, except what somebody has changed. */
export function TermsFields({ followCategory }: { followCategory: boolean }) {
  useTermsOfCategory(followCategory);
  return (
    <FormSection id="veicolo-condizioni" title="Condizioni">
      <NumberField name="deposit" label="Cauzione" span={3} suffix="€" hint="da 3.000 a 10.000 €" />
      <NumberField name="excess" label="Franchigia" span={3} suffix="€" />
      <NumberField name="included_km_per_day" label="Chilometri inclusi" span={3} suffix="al g." />
      <NumberField name="extra_km" label="Chilometro ulteriore" span={3} suffix="€" />
      <NumberField name="minimum_age" label="Età minima" span={3} suffix="anni" />
      <NumberField name="minimum_licence_years" label="Patente da almeno" span={3} suffix="anni" />
      <NumberField
        name="turnaround_hours"
        label="Tra due noleggi"
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
