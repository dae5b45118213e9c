import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Button } from "#app/ui/panel/button.tsx";
import dialogStyles from "#app/ui/panel/overlays/dialog.module.css";
import { DialogFoot } from "#app/ui/panel/overlays/dialog.tsx";
import { DRAFT_WORDS } from "./draft-words.ts";
import { useTopmostEscape } from "./use-topmost-escape.ts";

interface UnsavedQuestionProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  stay: string;
  leave: string;
  /** What becomes of what was typed. */
  children: ReactNode;
}

/** "Hai modifiche non salvate": stays unless told otherwise. */
export function UnsavedQuestion({ open, onStay, onLeave, stay, leave, children }: UnsavedQuestionProps) {
  useTopmostEscape(open, onStay);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogStyles.backdrop} forceRender />
        <AlertDialog.Popup className={classNames(dialogStyles.popup, dialogStyles.narrow)} data-dialog-size="narrow">
          <div className={dialogStyles.text}>
            <AlertDialog.Title className={dialogStyles.title}>{DRAFT_WORDS.question}</AlertDialog.Title>
            <AlertDialog.Description>{children}</AlertDialog.Description>
          </div>
          <DialogFoot>
            <Button onClick={onStay}>{stay}</Button>
            <Button look="danger" onClick={onLeave}>
              {leave}
            </Button>
          </DialogFoot>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
