import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { TemplateForm } from "#app/features/admin/answer-templates/template-form.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyState } from "#app/ui/panel/lists/empty-state.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";

const WORDS = messages.panel.answerTemplates;

/** The templates of answers: a table and its dialog (product.md#answer-templates). */
export function TemplateList({ rows, loadedAt }: { rows: ApiAnswerTemplate[]; loadedAt: number }) {
  const [edited, setEdited] = useState<ApiAnswerTemplate | null>();
  const [doomed, setDoomed] = useState<ApiAnswerTemplate>();
  const remove = useRemoval();
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
          { label: "Elimina", icon: "minus", destructive: true, onSelect: () => setDoomed(template) },
        ]}
      />
    </RowControls>
  );
  return (
    <>
      <PageHeader
        title="Modelli di risposta"
        back={{ to: paths.adminRequests, label: "Torna alle richieste" }}
        actions={add}
      />
      <PageBody>
        <DataTable
          label="Modelli di risposta"
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns({ now: new Date(loadedAt), onEdit: setEdited, actions })}
          card={(template) => (
            <CardHead>
              <RowButton onPress={() => setEdited(template)}>{template.title}</RowButton>
              {actions(template)}
            </CardHead>
          )}
          empty={
            <EmptyState
              title="Nessun modello"
              hint="Un modello è l'inizio di una risposta, con i dati della richiesta al posto dei campi."
              action={add}
            />
          }
        />
      </PageBody>
      <TemplateForm template={edited} onClose={() => setEdited(undefined)} />
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={`Eliminare il modello «${doomed?.title ?? ""}»?`}
        confirm="Elimina"
        destructive
        failure={WORDS.deleteFailed}
        onConfirm={async () => doomed && remove(doomed)}
      >
        Le risposte già inviate restano come sono.
      </ConfirmDialog>
    </>
  );
}

function useRemoval() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return async ({ id }: ApiAnswerTemplate) => {
    await api.delete("/api/answer_templates/:id", { parameters: { id } });
    toast.success(WORDS.deleted);
    await revalidate();
  };
}

interface Shown {
  now: Date;
  onEdit: (template: ApiAnswerTemplate) => void;
  actions: (template: ApiAnswerTemplate) => ReactNode;
}

const columns = ({ now, onEdit, actions }: Shown): Column<ApiAnswerTemplate>[] => [
  {
    id: "title",
    header: "Titolo",
    cell: (template) => <RowButton onPress={() => onEdit(template)}>{template.title}</RowButton>,
  },
  {
    id: "updated",
    header: "Modificato",
    align: "end",
    cell: ({ updated_at }) => (
      <span className={textStyles.soft}>
        <SiteMoment at={updated_at} now={now} />
      </span>
    ),
  },
  { id: "actions", header: "Azioni", headerHidden: true, align: "end", cell: actions },
];
