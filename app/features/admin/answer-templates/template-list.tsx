import { useState } from "react";
import { useSearchParams } from "react-router";
import { templateColumns } from "#app/features/admin/answer-templates/template-columns.tsx";
import { TemplateForm } from "#app/features/admin/answer-templates/template-form.tsx";
import { templateQuery } from "#app/features/admin/answer-templates/template-query.ts";
import { api } from "#app/features/admin/api-client.ts";
import { DAY_PARAMETERS } from "#app/features/admin/lists/list-days.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";

const WORDS = panelMessages.answerTemplates;

/** The templates of answers: a table and its dialog (product.md#answer-templates). */
export function TemplateList({
  rows,
  total,
  loadedAt,
}: {
  rows: ApiAnswerTemplate[];
  total: number;
  loadedAt: number;
}) {
  const [parameters] = useSearchParams();
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
  const handling = { now: new Date(loadedAt), onEdit: setEdited, actions };
  const columns = useListColumns("answer-templates", templateColumns(handling));
  const { timeZone } = useSite();
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/answer_templates", { query: { ...templateQuery(parameters, new Date(), timeZone), ...window } });
  return (
    <>
      <PageHeader
        title="Modelli di risposta"
        back={{ to: panelPaths.adminRequests, label: "Torna alle richieste" }}
        actions={add}
      />
      <PageBody>
        <Toolbar crowded end={<ListTools list="answer-templates" columns={columns} read={read} total={total} />}>
          <ListSearchField label="Cerca titolo o testo" />
          <PeriodFilter label="Modificati" />
        </Toolbar>
        <DataTable
          label="Modelli di risposta"
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns.shown}
          card={(template) => (
            <CardHead>
              <RowButton onPress={() => setEdited(template)}>{template.title}</RowButton>
              {actions(template)}
            </CardHead>
          )}
          empty={
            ["q", ...DAY_PARAMETERS].some((name) => parameters.get(name)) ? (
              <EmptyList title="Nessun modello trovato" hint={LIST_WORDS.nothingFoundHint} />
            ) : (
              <EmptyList
                title="Nessun modello"
                hint="Un modello è l'inizio di una risposta, con i dati della richiesta al posto dei campi."
                action={add}
              />
            )
          }
        />
      </PageBody>
      <TemplateForm template={edited} onClose={() => setEdited(undefined)} />
      {removal.dialog}
    </>
  );
}
