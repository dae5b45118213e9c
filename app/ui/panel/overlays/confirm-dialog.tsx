import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { captureFocus } from "#app/ui/panel/focus/focus-retention.ts";
import { PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import styles from "./dialog.module.css";
import { DialogFooter } from "./dialog.tsx";
import { DIALOG_WORDS } from "./dialog-words.ts";

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question; the exact wording if product.md requires one. */
  title: string;
  /** What will happen, and to what. */
  children?: ReactNode;
  /** Verb on the confirm button: "Elimina", "Disattiva". */
  confirm: string;
  /** Text of the button that cancels; default "Torna indietro". */
  cancel?: string;
  /** Red, for irreversible actions. */
  destructive?: boolean;
  /** Runs the action. The dialog closes on success, and shows the error otherwise. */
  onConfirm: () => Promise<void>;
  /** Shown if the server gives no reason. */
  failure: string;
}

/** Confirmation dialog, with the focus on the button that cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(next) => !next && props.onClose()}>
      <AlertDialog.Portal>
        {/* Above the confirming dialog too. */}
        <AlertDialog.Backdrop className={styles.backdrop} forceRender />
        <ConfirmPopup>
          <ConfirmContent {...props} />
        </ConfirmPopup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function ConfirmPopup({ children }: { children: ReactNode }) {
  const [getFinalFocus] = useState(captureFocus);
  return (
    <AlertDialog.Popup
      className={classNames(styles.popup, styles.narrow)}
      data-dialog-size="narrow"
      finalFocus={getFinalFocus}
    >
      {children}
    </AlertDialog.Popup>
  );
}

function ConfirmContent({
  title,
  children,
  confirm,
  cancel,
  destructive,
  onConfirm,
  onClose,
  failure,
}: ConfirmDialogProps) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async () => {
    setPending(true);
    setRefusal(null);
    try {
      await onConfirm();
      onClose();
    } catch (thrown) {
      setRefusal(problemMessage(thrown, failure));
      setPending(false);
    }
  };
  return (
    <>
      <div className={styles.text}>
        <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
        {children && <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>}
        {refusal && <PanelFieldError role="alert">{refusal}</PanelFieldError>}
      </div>
      <DialogFooter>
        <AlertDialog.Close render={<Button disabled={pending}>{cancel ?? DIALOG_WORDS.back}</Button>} />
        <Button look={destructive ? "danger" : "primary"} pending={pending} onClick={run}>
          {confirm}
        </Button>
      </DialogFooter>
    </>
  );
}
