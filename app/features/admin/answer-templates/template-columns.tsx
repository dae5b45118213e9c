import type { ReactNode } from "react";
import { actionsColumn, instantDayColumn, momentColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates.ts";

interface TemplateHandling {
  /** When the rows came, by the browser's clock. */
  now: Date;
  onEdit: (template: ApiAnswerTemplate) => void;
  actions: (template: ApiAnswerTemplate) => ReactNode;
}

/** The columns of the templates; the last ones are shown to who chooses them. */
export const templateColumns = ({ now, onEdit, actions }: TemplateHandling): Column<ApiAnswerTemplate>[] => [
  {
    id: "title",
    fixed: true,
    header: "Titolo",
    order: "title",
    text: ({ title }) => title,
    cell: (template) => <RowButton onPress={() => onEdit(template)}>{template.title}</RowButton>,
  },
  textColumn("body", "Testo", ({ body }) => body, { soft: true, hidden: true }),
  momentColumn("updated", "Modificato", ({ updated_at }) => updated_at, { now, order: "updated_at" }),
  instantDayColumn("created", "Creato il", ({ created_at }) => created_at, { order: "created_at", hidden: true }),
  actionsColumn(actions),
];
