import { api } from "#app/features/admin/api-client.ts";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
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
  const rowForm = useRowForm(template, {
    schema: answerTemplateSchema,
    form: "answer-template",
    words: WORDS,
    empty: EMPTY,
    valuesOf: valuesOf,
    create: (body) => api.post("/api/answer_templates", { body }),
    change: (id, body) => api.patch("/api/answer_templates/:id", { parameters: { id }, body }),
    read: () => api.list("/api/answer_templates"),
  });
  return (
    <FormDialog
      {...rowForm}
      key={template?.id ?? "new"}
      onClose={onClose}
      title={template ? "Modifica modello" : "Nuovo modello"}
      subtitle={template?.title}
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

const valuesOf = ({ title, body }: ApiAnswerTemplate) => ({ title, body });
