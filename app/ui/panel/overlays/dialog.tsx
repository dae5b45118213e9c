import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { IconButton } from "#app/ui/panel/button.tsx";

export interface DialogProps {
  open: boolean;
  /** Escape, a press outside, or the cross. */
  onClose: () => void;
  title: string;
  /** A quiet word beside the title: which row this is. */
  subtitle?: ReactNode;
  /** narrow 480, medium 720, wide 960 px; whole screen on a phone, except narrow. */
  size?: "narrow" | "medium" | "wide";
  /** A drawer stands at the right edge over the whole height. */
  kind?: "dialog" | "drawer";
  /** Buttons in the head, before the cross. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog: traps focus, closes with Escape, gives the focus back. Its state begins anew each time it opens (B 4). */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  return (
    <DialogLayer open={open} onClose={onClose}>
      <DialogPopup {...rest} />
    </DialogLayer>
  );
}

/** The layer a dialog stands in; what is inside exists only while it is open. */
export function DialogLayer({ open, onClose, children }: Pick<DialogProps, "open" | "onClose" | "children">) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="panel-backdrop" />
        {children}
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** The sheet of a dialog with its head; for dialogs that are made of more than text, inside a DialogLayer. */
export function DialogPopup({
  title,
  subtitle,
  size = "medium",
  kind = "dialog",
  actions,
  footer,
  children,
}: Omit<DialogProps, "open" | "onClose">) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Popup
      ref={popup}
      className={`panel-dialog panel-dialog-${kind} panel-dialog-${size}`}
      initialFocus={() => firstField(popup.current)}
    >
      <header className="panel-dialog-head">
        <BaseDialog.Title className="panel-dialog-title">{title}</BaseDialog.Title>
        {subtitle && <span className="panel-meta panel-ellipsis">{subtitle}</span>}
        <span className="panel-spacer" />
        {actions}
        <BaseDialog.Close render={<IconButton icon="close" label="Chiudi" />} />
      </header>
      {children}
      {footer && <footer className="panel-dialog-foot">{footer}</footer>}
    </BaseDialog.Popup>
  );
}

/** A form begins at its first field; not on touch, where the keys would come up over it. Null leaves it to the dialog. */
function firstField(popup: HTMLElement | null): HTMLElement | null {
  if (typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches) return null;
  return (
    popup?.querySelector<HTMLElement>(
      ".panel-dialog-body :is(input:not([type=hidden]), select, textarea):not(:disabled)",
    ) ?? null
  );
}

/** The scrolling middle of a dialog. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="panel-dialog-body">{children}</div>;
}
