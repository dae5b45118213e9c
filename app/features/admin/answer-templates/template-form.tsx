import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates.ts";
import { TEMPLATE_FIELDS } from "#domain/enquiries/template-fields.ts";
import { answerTemplateSchema } from "#domain/forms/answer-template.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

const WORDS = panelMessages.answerTemplates;
const FIELDS = TEMPLATE_FIELDS.map((field) => `{${field}}`).join(", ");
const EMPTY = { title: "", body: "Gentile {nome},\n\n" };

interface TemplateFormProps {
  /** The template that is edited; null for a new one; undefined while the dialog is closed. */
  template: ApiAnswerTemplate | null | undefined;
  onClose: () => void;
}

/** Adds or edits a template of an answer (product.md#answer-templates). */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={template?.id ?? "new"}
      open={template !== undefined}
      onClose={onClose}
      title={template ? "Modifica modello" : "Nuovo modello"}
      subtitle={template?.title}
      schema={answerTemplateSchema}
      values={template ? valuesOf(template) : EMPTY}
      version={template?.version}
      draft={{ form: "answer-template", subject: template?.id ?? "new" }}
      failure={template ? WORDS.updateFailed : WORDS.createFailed}
      save={async (values, version) => {
        if (template)
          await api.patch("/api/answer_templates/:id", {
            parameters: { id: template.id },
            body: { ...values, version },
          });
        else await api.post("/api/answer_templates", { body: values });
        toast.success(template ? WORDS.updated : WORDS.created);
        await revalidate();
      }}
      {...(template && { reload: () => currentTemplate(template.id) })}
    >
      <TextField name="title" label="Titolo" required span={12} autoComplete="off" />
      <TextareaField
        name="body"
        label="Testo"
        required
        span={12}
        rows={14}
        hint={`I campi fra graffe si riempiono con i dati della richiesta: ${FIELDS}.`}
      />
    </FormDialog>
  );
}

async function currentTemplate(id: string) {
  const { rows } = await api.list("/api/answer_templates");
  const template = rows.find((row) => row.id === id);
  if (!template) throw new Error(`The template ${id} is gone`);
  return { values: valuesOf(template), version: template.version };
}

const valuesOf = ({ title, body }: ApiAnswerTemplate) => ({ title, body });
