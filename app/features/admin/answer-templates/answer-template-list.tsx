import { type ReactNode, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { LanguageField, LanguageFilter } from "#app/features/admin/languages/language-fields.tsx";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { actionsColumn, instantDayColumn, momentColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { TEMPLATE_PLACEHOLDERS } from "#domain/answer-templates/template-placeholders.ts";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates/answer-templates.ts";
import { answerTemplateSchema } from "#domain/forms/answer-templates/answer-template.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";

const WORDS = panelMessages.answerTemplates;

export const ANSWER_TEMPLATE_LIST = createListResource({
  name: "answer-templates",
  filters: ["q", "language"],
  days: "updated",
  order: "title",
  read: (call) => api.list("/api/answer_templates", call),
});

/** Lists the answer templates with their form dialog (product.md#answer-templates). */
export function AnswerTemplateList({
  rows,
  total,
  loadedAt,
}: {
  rows: ApiAnswerTemplate[];
  total: number;
  loadedAt: number;
}) {
  const [edited, setEdited] = useState<ApiAnswerTemplate | null>();
  const removal = useRowRemoval<ApiAnswerTemplate>("/api/answer_templates/:id", WORDS, ({ title }) =>
    WORDS.deleteQuestion(title),
  );
  const add = (
    <Button look="primary" icon="plus" aria-label="Aggiungi modello" onClick={() => setEdited(null)}>
      Aggiungi
    </Button>
  );
  const actions = (template: ApiAnswerTemplate) => (
    <RowControls>
      <ActionMenu
        label={`Azioni per ${template.title}`}
        actions={[
          { label: "Modifica", icon: "edit", onSelect: () => setEdited(template) },
          { label: "Elimina", icon: "minus", destructive: true, onSelect: () => removal.remove(template) },
        ]}
      />
    </RowControls>
  );
  const rowHandlers = { now: new Date(loadedAt), onEdit: setEdited, actions };
  return (
    <ListScreen
      resource={ANSWER_TEMPLATE_LIST}
      header={{
        title: "Modelli di risposta",
        back: { to: panelPaths.adminRequests, label: "Torna alle richieste" },
        actions: add,
      }}
      rows={rows}
      total={total}
      filters={
        <>
          <ListSearchField label="Cerca titolo o testo" />
          <LanguageFilter />
          <PeriodFilter label="Modificati" />
        </>
      }
      columns={templateColumns(rowHandlers)}
      card={(template) => (
        <RowCardHeader>
          <RowButton onPress={() => setEdited(template)}>{template.title}</RowButton>
          {actions(template)}
        </RowCardHeader>
      )}
      nothingFound="Nessun modello trovato"
      empty={{
        title: "Nessun modello",
        hint: "Un modello è l'inizio di una risposta, con i dati della richiesta al posto dei campi.",
        action: add,
      }}
    >
      <TemplateForm template={edited} onClose={() => setEdited(undefined)} />
      {removal.dialog}
    </ListScreen>
  );
}

interface TemplateRowHandlers {
  /** When the rows were loaded, by the browser's clock. */
  now: Date;
  onEdit: (template: ApiAnswerTemplate) => void;
  actions: (template: ApiAnswerTemplate) => ReactNode;
}

/** The columns of the list; the last columns are optional. */
const templateColumns = ({ now, onEdit, actions }: TemplateRowHandlers): Column<ApiAnswerTemplate>[] => [
  {
    id: "title",
    isFixed: true,
    header: "Titolo",
    order: "title",
    text: ({ title }) => title,
    cell: (template) => <RowButton onPress={() => onEdit(template)}>{template.title}</RowButton>,
  },
  textColumn("body", "Testo", ({ body }) => body, { soft: true, isHidden: true }),
  textColumn("language", "Lingua", ({ language }) => languageLabel(language)),
  momentColumn("updated", "Modificato", ({ updated_at }) => updated_at, { now, order: "updated_at" }),
  instantDayColumn("created", "Creato il", ({ created_at }) => created_at, { order: "created_at", isHidden: true }),
  actionsColumn(actions),
];

const PLACEHOLDER_NAMES = TEMPLATE_PLACEHOLDERS.map((field) => `{${field}}`).join(", ");
const NEW_TEMPLATE = { title: "", body: "Gentile {nome},\n\n", language: "it" as const };

interface TemplateFormProps {
  /** The template to edit. Null opens an empty form for a new template; undefined closes the dialog. */
  template: ApiAnswerTemplate | null | undefined;
  onClose: () => void;
}

/** Adds or edits an answer template (product.md#answer-templates). */
function TemplateForm({ template, onClose }: TemplateFormProps) {
  const rowForm = useRowForm(template, {
    schema: answerTemplateSchema,
    form: "answer-template",
    words: WORDS,
    emptyValues: NEW_TEMPLATE,
    valuesOf: templateValues,
    create: (body) => api.post("/api/answer_templates", { body }),
    update: (id, body) => api.patch("/api/answer_templates/:id", { parameters: { id }, body }),
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
      <LanguageField span={12} />
      <TextareaField
        name="body"
        label="Testo"
        required
        span={12}
        rows={14}
        hint={`I campi fra graffe si riempiono con i dati della richiesta o della prenotazione: ${PLACEHOLDER_NAMES}.`}
      />
    </FormDialog>
  );
}

const templateValues = ({ title, body, language }: ApiAnswerTemplate) => ({ title, body, language });
