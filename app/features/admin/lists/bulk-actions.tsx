import { useState } from "react";
import { useRevalidator } from "react-router";
import { BulkDialog } from "#app/features/admin/lists/bulk-dialog.tsx";
import { type BulkAction, MOST_BULK_ROWS } from "#app/features/admin/lists/run-bulk.ts";
import { Button } from "#app/ui/panel/button.tsx";
import type { RowSelection } from "#app/ui/panel/lists/row-selection.ts";
import { SelectionBar } from "#app/ui/panel/lists/selection-bar.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";

interface BulkActionsProps<Row> {
  selection: RowSelection<Row> & { name: (row: Row) => string };
  actions: readonly BulkAction<Row>[];
  /** "3 richieste scelte". */
  said: (count: number) => string;
}

/** What can be done with the chosen rows of a list, each asked first; nothing while none are chosen. */
export function BulkActions<Row>({ selection, actions, said }: BulkActionsProps<Row>) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<{ action: BulkAction<Row>; rows: Row[] } | null>(null);
  const rowsFor = ({ applies }: BulkAction<Row>) => selection.chosen.filter(applies).slice(0, MOST_BULK_ROWS);
  return (
    <>
      <SelectionBar selection={selection} said={said(selection.chosen.length)}>
        {actions.map((action) => {
          const rows = rowsFor(action);
          return (
            <Button key={action.label} disabled={rows.length === 0} onClick={() => setAsked({ action, rows })}>
              {`${action.label} (${rows.length})`}
            </Button>
          );
        })}
      </SelectionBar>
      {asked && (
        <BulkDialog
          {...asked}
          name={selection.name}
          onDone={async (failed) => {
            if (failed === 0) {
              toast.success(asked.action.done(asked.rows.length));
              selection.clear();
            }
            await revalidate();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
