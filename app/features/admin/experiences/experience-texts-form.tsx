import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CATALOGUE_ITEM_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { ExperienceTextFields } from "#app/features/admin/experiences/experience-fields.tsx";
import { experienceTextValues } from "#app/features/admin/experiences/experience-values.ts";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiExperience } from "#domain/api/experiences/experiences.ts";
import { experienceTextsSchema } from "#domain/forms/experiences/experience.ts";

const EMPTY_TEXTS = { description: "", includes: [""], highlights: [""], price_note: "" };

interface ExperienceTextsFormProps {
  /** Undefined closes the dialog. */
  experience: ApiExperience | undefined;
  onClose: () => void;
}

/** Edits the texts of an experience, for users who may edit nothing else. */
export function ExperienceTextsForm({ experience, onClose }: ExperienceTextsFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={experience?.id ?? "closed"}
      open={experience !== undefined}
      onClose={onClose}
      title="Testi dell'esperienza"
      subtitle={experience?.name}
      schema={experienceTextsSchema}
      values={experience ? experienceTextValues(experience) : EMPTY_TEXTS}
      version={experience?.version}
      draft={{ form: "experience-texts", subject: experience?.id ?? "" }}
      failure={CATALOGUE_ITEM_WORDS.experience.updateFailed}
      save={async (texts, version) => {
        if (!experience) return;
        await api.patch("/api/experiences/:id", { parameters: { id: experience.id }, body: { ...texts, version } });
        toast.success(CATALOGUE_ITEM_WORDS.experience.updated);
        await revalidate();
      }}
      {...(experience && { reload: () => loadCurrentTexts(experience.id) })}
    >
      <ExperienceTextFields />
      <RowTranslations entity="experiences" id={experience?.id} />
    </FormDialog>
  );
}

async function loadCurrentTexts(id: string) {
  const { rows } = await api.list("/api/experiences", { query: { id } });
  const [row] = rows;
  if (!row) throw new Error(`The experience ${id} is gone`);
  return { values: experienceTextValues(row), version: row.version };
}
