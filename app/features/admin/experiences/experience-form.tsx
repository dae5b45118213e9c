import { api } from "#app/features/admin/api-client.ts";
import { CATALOGUE_ITEM_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { ExperienceFields } from "#app/features/admin/experiences/experience-fields.tsx";
import { experienceFormValues, newExperienceValues } from "#app/features/admin/experiences/experience-values.ts";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import type { FormPart } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import type { ApiExperience } from "#domain/api/experiences/experiences.ts";
import { newExperienceSchema } from "#domain/forms/experiences/experience.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

const WORDS = CATALOGUE_ITEM_WORDS.experience;

interface ExperienceFormProps {
  /** The experience to edit. Null opens an empty form for a new experience; undefined closes the dialog. */
  experience: ApiExperience | null | undefined;
  /** Names of the active cities. */
  cities: readonly string[];
  onClose: () => void;
}

const PARTS: readonly FormPart[] = [
  { id: "esperienza-base", title: "Base", fields: ["name", "slug", "location", "type", "duration"] },
  { id: "esperienza-prezzo", title: "Prezzo", fields: ["price", "price_unit", "price_note", "rating", "reviews"] },
  { id: "esperienza-immagini", title: "Immagini", fields: ["images"] },
  { id: "esperienza-testi", title: "Testi", fields: ["description", "includes", "highlights"] },
];

/** Adds or edits an experience (product.md#experience). */
export function ExperienceForm({ experience, cities, onClose }: ExperienceFormProps) {
  const rowForm = useRowForm(experience, {
    schema: newExperienceSchema,
    form: "experience",
    words: WORDS,
    emptyValues: newExperienceValues(),
    valuesOf: experienceFormValues,
    create: (body) => api.post("/api/experiences", { body }),
    update: (id, body) => api.patch("/api/experiences/:id", { parameters: { id }, body }),
    read: (id) => api.list("/api/experiences", { query: { id } }),
  });
  return (
    <FormDialog
      {...rowForm}
      key={experience?.id ?? "new"}
      onClose={onClose}
      size="wide"
      title={experience ? "Modifica esperienza" : "Nuova esperienza"}
      subtitle={experience ? experience.name : panelMessages.shared.markedRequired}
      submit="Salva esperienza"
      parts={PARTS}
      footerStart={
        <>
          <SwitchField name="active" label="Sul sito" />
          <SwitchField name="available" label="Disponibile" />
        </>
      }
    >
      <ExperienceFields cities={cities} stored={experience ?? null} />
    </FormDialog>
  );
}
