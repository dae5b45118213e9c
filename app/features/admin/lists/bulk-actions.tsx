import { useState } from "react";
import { useRevalidator } from "react-router";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import {
  type BulkAction,
  type BulkFailure,
  MAX_BULK_ROWS,
  runBulkAction,
} from "#app/features/admin/lists/run-bulk-action.ts";
import { Button } from "#app/ui/panel/button.tsx";
import type { RowSelection } from "#app/ui/panel/lists/row-selection.ts";
import { SelectionBar } from "#app/ui/panel/lists/selection-bar.tsx";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./lists.module.css";

interface BulkActionsProps<Row> {
  selection: RowSelection<Row> & { name: (row: Row) => string };
  actions: readonly BulkAction<Row>[];
  /** Returns "3 richieste scelte". */
  selectionLabel: (count: number) => string;
}

/** The bulk actions on the selected rows, each with a confirmation; renders nothing while no row is selected. */
export function BulkActions<Row>({ selection, actions, selectionLabel }: BulkActionsProps<Row>) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pendingAction, setPendingAction] = useState<{ action: BulkAction<Row>; rows: Row[] } | null>(null);
  const rowsFor = ({ appliesTo }: BulkAction<Row>) => selection.selected.filter(appliesTo).slice(0, MAX_BULK_ROWS);
  return (
    <>
      <SelectionBar selection={selection} label={selectionLabel(selection.selected.length)}>
        {actions.map((action) => {
          const rows = rowsFor(action);
          return (
            <Button key={action.label} disabled={rows.length === 0} onClick={() => setPendingAction({ action, rows })}>
              {`${action.label} (${rows.length})`}
            </Button>
          );
        })}
      </SelectionBar>
      {pendingAction && (
        <BulkDialog
          {...pendingAction}
          name={selection.name}
          onDone={async (failed) => {
            if (failed === 0) {
              toast.success(pendingAction.action.done(pendingAction.rows.length));
              selection.clear();
            }
            await revalidate();
          }}
          onClose={() => setPendingAction(null)}
        />
      )}
    </>
  );
}

interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  name: (row: Row) => string;
  /** Receives the number of refused rows. */
  onDone: (failed: number) => Promise<void>;
  onClose: () => void;
}

/** Confirms a bulk action with the number of rows, and lists refused rows with their reasons. */
function BulkDialog<Row>({ action, rows, name, onDone, onClose }: BulkDialogProps<Row>) {
  const [doneCount, setDoneCount] = useState<number | null>(null);
  const [failures, setFailures] = useState<BulkFailure<Row>[] | null>(null);
  const isRunning = doneCount !== null && failures === null;
  const run = async () => {
    setDoneCount(0);
    const failedRows = await runBulkAction(action, rows, setDoneCount);
    await onDone(failedRows.length);
    if (failedRows.length === 0) onClose();
    else setFailures(failedRows);
  };
  return (
    <Dialog
      open
      // The dialog stays open until the action has finished.
      onClose={() => !isRunning && onClose()}
      title={action.question(rows.length)}
      size="narrow"
      footer={
        failures ? (
          <Button look="primary" onClick={onClose}>
            Ho letto
          </Button>
        ) : (
          <>
            <Button disabled={isRunning} onClick={onClose}>
              Annulla
            </Button>
            <Button look="primary" pending={isRunning} onClick={run}>
              {action.label}
            </Button>
          </>
        )
      }
    >
      <DialogBody className={styles.body}>
        {failures ? (
          <div role="alert">
            <p>{LIST_WORDS.bulk.partly(rows.length - failures.length, rows.length)}</p>
            <ul className={styles.failures}>
              {failures.map(({ row, reason }) => (
                <li key={name(row)}>
                  <span className={textStyles.strong}>{name(row)}</span> {reason}
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <>
            <p>{action.detail}</p>
            <p className={textStyles.meta} role="status">
              {doneCount === null ? null : LIST_WORDS.bulk.running(doneCount, rows.length)}
            </p>
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
