import { Button } from "#app/ui/panel/button.tsx";
import { Key } from "#app/ui/panel/key.tsx";
import styles from "./palette-opener.module.css";

/** Opens the search of everything, from every screen's header. */
export function PaletteOpener({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      className={styles.opener}
      icon="search"
      aria-label="Cerca ovunque (Ctrl K)"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <span>Cerca</span> <Key className={styles.key}>Ctrl K</Key>
    </Button>
  );
}
