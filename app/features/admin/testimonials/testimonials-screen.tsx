import { type ReactNode, useState } from "react";
import { clubTabs } from "#app/features/admin/club-events/club-tabs.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { TestimonialForm } from "#app/features/admin/testimonials/testimonial-form.tsx";
import { TESTIMONIALS_WORDS as WORDS } from "#app/features/admin/testimonials/testimonials-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiTestimonial } from "#domain/api/testimonials/testimonials.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";

/** Lists the testimonials of the club's page with their form dialog and deletion (product.md#club). */
export function TestimonialsScreen({ rows }: { rows: ApiTestimonial[] }) {
  const [edited, setEdited] = useState<ApiTestimonial | null>();
  const removal = useRowRemoval<ApiTestimonial>("/api/testimonials/:id", WORDS, ({ name }) =>
    WORDS.deleteQuestion(name),
  );
  const add = (
    <Button look="primary" icon="plus" onClick={() => setEdited(null)}>
      {WORDS.add}
    </Button>
  );
  const actions = (row: ApiTestimonial) => (
    <RowControls>
      <ActionMenu
        label={WORDS.actionsOf(row.name)}
        actions={[
          { label: "Modifica", icon: "edit", onSelect: () => setEdited(row) },
          { label: "Vedi sul sito", icon: "external", to: paths.club },
          { label: "Elimina", icon: "minus", destructive: true, onSelect: () => removal.remove(row) },
        ]}
      />
    </RowControls>
  );
  return (
    <>
      <PageHeader title={WORDS.title} tabs={clubTabs(panelPaths.adminTestimonials)} actions={add} />
      <PageBody>
        <DataTable
          label={WORDS.title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns({ onEdit: setEdited, actions })}
          card={(row) => (
            <RowCardHeader>
              <div>
                <RowButton onPress={() => setEdited(row)}>{row.name}</RowButton>
                <p className={textStyles.meta}>{row.text}</p>
                <InventedTag row={row} />
              </div>
              {actions(row)}
            </RowCardHeader>
          )}
          empty={<EmptyList title={WORDS.empty} hint={WORDS.emptyHint} action={add} />}
        />
      </PageBody>
      <TestimonialForm testimonial={edited} onClose={() => setEdited(undefined)} />
      {removal.dialog}
    </>
  );
}

interface TestimonialRowHandlers {
  onEdit: (row: ApiTestimonial) => void;
  actions: (row: ApiTestimonial) => ReactNode;
}

const columns = ({ onEdit, actions }: TestimonialRowHandlers): Column<ApiTestimonial>[] => [
  { id: "name", header: "Chi parla", cell: (row) => <RowButton onPress={() => onEdit(row)}>{row.name}</RowButton> },
  { id: "text", header: "Parole", cell: ({ text }) => <span className={textStyles.soft}>{text}</span> },
  { id: "place", header: "Città", cell: ({ place }) => place },
  { id: "position", header: "Posizione", align: "end", cell: ({ position }) => position },
  { id: "invented", header: "Persona", cell: (row) => <InventedTag row={row} /> },
  { id: "actions", header: "Azioni", isHeaderHidden: true, cell: actions },
];

function InventedTag({ row: { is_invented } }: { row: ApiTestimonial }) {
  return <StatusTag mark={is_invented ? "dashed" : "solid"}>{is_invented ? WORDS.invented : WORDS.real}</StatusTag>;
}
