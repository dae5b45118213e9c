import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ExperienceTextFields } from "#app/features/admin/jets/experience-fields.tsx";
import { experienceTexts } from "#app/features/admin/jets/experience-values.ts";
import { JET_WORDS } from "#app/features/admin/jets/jets-words.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiExperience } from "#domain/api/jets/experiences.ts";
import { experienceTextsSchema } from "#domain/forms/jets/experience.ts";

const NOTHING = { description: "", includes: [""], highlights: [""], price_note: "" };

interface ExperienceTextsFormProps {
  /** Undefined while the dialog is closed. */
  experience: ApiExperience | undefined;
  onClose: () => void;
}

/** Edits what is said of an experience, for who writes texts only. */
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
      values={experience ? experienceTexts(experience) : NOTHING}
      version={experience?.version}
      draft={{ form: "experience-texts", subject: experience?.id ?? "" }}
      failure={JET_WORDS.experience.updateFailed}
      save={async (texts, version) => {
        if (!experience) return;
        await api.patch("/api/experiences/:id", { parameters: { id: experience.id }, body: { ...texts, version } });
        toast.success(JET_WORDS.experience.updated);
        await revalidate();
      }}
      {...(experience && { reload: () => currentTexts(experience.id) })}
    >
      <ExperienceTextFields />
    </FormDialog>
  );
}

async function currentTexts(id: string) {
  const { rows } = await api.list("/api/experiences", { query: { id } });
  const [row] = rows;
  if (!row) throw new Error(`The experience ${id} is gone`);
  return { values: experienceTexts(row), version: row.version };
}
