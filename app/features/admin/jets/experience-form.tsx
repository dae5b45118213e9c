import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ExperienceFields } from "#app/features/admin/jets/experience-fields.tsx";
import { emptyExperience, experienceValues } from "#app/features/admin/jets/experience-values.ts";
import { JET_WORDS } from "#app/features/admin/jets/jets-words.ts";
import type { FormPart } from "#app/ui/panel/forms/form-contents.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
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
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={experience?.id ?? "new"}
      open={experience !== undefined}
      onClose={onClose}
      size="wide"
      title={experience ? "Modifica esperienza" : "Nuova esperienza"}
      subtitle={experience ? experience.name : "i campi segnati sono obbligatori"}
      schema={newExperienceSchema}
      values={experience ? experienceValues(experience) : emptyExperience()}
      version={experience?.version}
      draft={{ form: "experience", subject: experience?.id ?? "new" }}
      submit="Salva esperienza"
      failure={experience ? WORDS.updateFailed : WORDS.createFailed}
      parts={PARTS}
      footStart={
        <>
          <SwitchField name="active" label="Sul sito" />
          <SwitchField name="available" label="Disponibile" />
        </>
      }
      save={async (values, version) => {
        if (experience)
          await api.patch("/api/experiences/:id", { parameters: { id: experience.id }, body: { ...values, version } });
        else await api.post("/api/experiences", { body: values });
        toast.success(experience ? WORDS.updated : WORDS.created);
        await revalidate();
      }}
      {...(experience && { reload: () => currentExperience(experience.id) })}
    >
      <ExperienceFields cities={cities} stored={experience ?? null} />
    </FormDialog>
  );
}

async function currentExperience(id: string) {
  const { rows } = await api.list("/api/experiences", { query: { id } });
  const [row] = rows;
  if (!row) throw new Error(`The experience ${id} is gone`);
  return { values: experienceValues(row), version: row.version };
}
