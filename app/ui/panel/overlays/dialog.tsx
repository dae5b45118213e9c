import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import { captureFocus, useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  /** Called on Escape, a click outside, or the close button. */
  onClose: () => void;
  title: string;
  /** Text beside the title that identifies the row. */
  subtitle?: ReactNode;
  /** narrow 480, medium 720, wide 960 px; full screen on a phone, except narrow. */
  size?: "narrow" | "medium" | "wide";
  /** A drawer takes the full height at the right edge. */
  kind?: "dialog" | "drawer";
  /** Buttons in the header, before the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog: traps the focus, closes with Escape, returns the focus. Its state resets each time it opens (product.md#panel-shell). */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  return (
    <DialogLayer open={open} onClose={onClose}>
      <DialogPopup {...rest} />
    </DialogLayer>
  );
}

/** The dialog's portal; its children are mounted only while it is open. */
export function DialogLayer({ open, onClose, children }: Pick<DialogProps, "open" | "onClose" | "children">) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <DialogBackdrop />
        {children}
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Covers the page behind a dialog. */
export function DialogBackdrop() {
  return <BaseDialog.Backdrop className={styles.backdrop} />;
}

interface DialogPanelProps
  extends Pick<DialogProps, "size" | "kind">,
    Omit<ComponentProps<typeof BaseDialog.Popup>, "className"> {
  className?: string | undefined;
}

/** The surface of a dialog, for dialogs with a header of their own. */
export function DialogPanel({ size = "medium", kind = "dialog", className, ...rest }: DialogPanelProps) {
  const [getFinalFocus] = useState(captureFocus);
  return (
    <BaseDialog.Popup
      finalFocus={getFinalFocus}
      className={classNames(styles.popup, styles[size], kind === "drawer" && styles.drawer, className)}
      data-dialog-size={size}
      {...rest}
    />
  );
}

/** The surface of a dialog with its header, for complex dialogs inside a DialogLayer. */
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
    <DialogPanel ref={popup} size={size} kind={kind} initialFocus={() => findFirstField(popup.current)}>
      <header className={styles.head}>
        <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
        {subtitle && <span className={`${textStyles.meta} ${textStyles.ellipsis}`}>{subtitle}</span>}
        <Spacer />
        {actions}
        <BaseDialog.Close render={<IconButton icon="close" label="Chiudi" />} />
      </header>
      {children}
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </DialogPanel>
  );
}

/** Returns the first field, to focus it; not on touch screens, where the keyboard would cover it. Null leaves the focus to the dialog. */
function findFirstField(popup: HTMLElement | null): HTMLElement | null {
  if (typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches) return null;
  return (
    popup?.querySelector<HTMLElement>(
      "[data-dialog-body] :is(input:not([type=hidden]), select, textarea):not(:disabled)",
    ) ?? null
  );
}

/** The scrolling content of a dialog. */
export function DialogBody({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(styles.body, className)} data-dialog-body>
      {children}
    </div>
  );
}

/** The footer with a dialog's buttons. A button that was disabled while busy gets the focus back. Toasts stay clear of it. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer {...useFocusRetention<HTMLElement>()} className={styles.foot} data-dialog-footer>
      {children}
    </footer>
  );
}
