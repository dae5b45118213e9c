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

/** A modal dialog: traps focus, closes with Escape, gives the focus back. Its state begins anew each time it opens (product.md#panel-shell). */
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

/** The sheet of a dialog alone; for dialogs with a head of their own. */
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

/** A form begins at its first field; not on touch, where the keys would come up over it. Null leaves it to the dialog. */
function findFirstField(popup: HTMLElement | null): HTMLElement | null {
  if (typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches) return null;
  return (
    popup?.querySelector<HTMLElement>(
      "[data-dialog-body] :is(input:not([type=hidden]), select, textarea):not(:disabled)",
    ) ?? null
  );
}

/** The scrolling middle of a dialog. */
export function DialogBody({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(styles.body, className)} data-dialog-body>
      {children}
    </div>
  );
}

/** The buttons of a dialog; one that was disabled while it worked has the focus again. Toasts keep clear of them. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer {...useFocusRetention<HTMLElement>()} className={styles.foot} data-dialog-footer>
      {children}
    </footer>
  );
}
