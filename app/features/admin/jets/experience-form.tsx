import { api } from "#app/features/admin/api-client.ts";
import { ExperienceFields } from "#app/features/admin/jets/experience-fields.tsx";
import { emptyExperience, experienceValues } from "#app/features/admin/jets/experience-values.ts";
import { JET_WORDS } from "#app/features/admin/jets/jets-words.ts";
import { useRowForm } from "#app/features/admin/row-form.ts";
import type { FormPart } from "#app/ui/panel/forms/form-contents.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import type { ApiExperience } from "#domain/api/jets/experiences.ts";
import { newExperienceSchema } from "#domain/forms/jets/experience.ts";

const WORDS = JET_WORDS.experience;

interface ExperienceFormProps {
  /** The experience that is edited; null for a new one; undefined while the dialog is closed. */
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
    empty: emptyExperience(),
    valuesOf: experienceValues,
    create: (body) => api.post("/api/experiences", { body }),
    change: (id, body) => api.patch("/api/experiences/:id", { parameters: { id }, body }),
    read: (id) => api.list("/api/experiences", { query: { id } }),
  });
  return (
    <FormDialog
      {...rowForm}
      key={experience?.id ?? "new"}
      onClose={onClose}
      size="wide"
      title={experience ? "Modifica esperienza" : "Nuova esperienza"}
      subtitle={experience ? experience.name : "i campi segnati sono obbligatori"}
      submit="Salva esperienza"
      parts={PARTS}
      footStart={
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
