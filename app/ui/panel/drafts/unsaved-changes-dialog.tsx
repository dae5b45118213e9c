import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Button } from "#app/ui/panel/button.tsx";
import dialogStyles from "#app/ui/panel/overlays/dialog.module.css";
import { DialogFooter } from "#app/ui/panel/overlays/dialog.tsx";
import { DRAFT_WORDS } from "./draft-words.ts";
import { useCapturedEscape } from "./use-captured-escape.ts";

interface UnsavedChangesDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  stay: string;
  leave: string;
  /** Explains what happens to the changes. */
  children: ReactNode;
}

/** Dialog "Hai modifiche non salvate". Closing it stays on the form. */
export function UnsavedChangesDialog({ open, onStay, onLeave, stay, leave, children }: UnsavedChangesDialogProps) {
  useCapturedEscape(open, onStay);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogStyles.backdrop} forceRender />
        <AlertDialog.Popup className={classNames(dialogStyles.popup, dialogStyles.narrow)} data-dialog-size="narrow">
          <div className={dialogStyles.text}>
            <AlertDialog.Title className={dialogStyles.title}>{DRAFT_WORDS.question}</AlertDialog.Title>
            <AlertDialog.Description>{children}</AlertDialog.Description>
          </div>
          <DialogFooter>
            <Button onClick={onStay}>{stay}</Button>
            <Button look="danger" onClick={onLeave}>
              {leave}
            </Button>
          </DialogFooter>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
