import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { DialogBackdrop } from "#app/ui/panel/overlays/dialog.tsx";
import styles from "./sidebar-sheet.module.css";

interface SidebarSheetProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The navigation over a phone's screen, 18rem wide (product.md#panel-shell). */
export function SidebarSheet({ open, onClose, children }: SidebarSheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <DialogBackdrop />
        <Dialog.Popup className={styles.sheet} aria-label="Menu">
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
