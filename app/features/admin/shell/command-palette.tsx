import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  type PaletteGroup,
  type PaletteItem,
  searchRows,
  searchScreens,
} from "#app/features/admin/shell/palette-search.ts";
import { captureFocus, resolveFinalFocus } from "#app/ui/panel/focus/focus-retention.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { KbdButton } from "#app/ui/panel/kbd.tsx";
import { DialogBackdrop, DialogPanel } from "#app/ui/panel/overlays/dialog.tsx";
import menuStyles from "#app/ui/panel/overlays/menu.module.css";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import { useSite } from "#app/ui/site.tsx";
import type { Role } from "#domain/access/roles.ts";
import styles from "./command-palette.module.css";

interface CommandPaletteProps {
  roles: readonly Role[];
  open: boolean;
  onClose: () => void;
}

/** Finds screens that the roles allow, bookings, enquiries and cars by typing. */
export function CommandPalette({ roles, open, onClose }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <DialogBackdrop />
        <PaletteDialog roles={roles} onClose={onClose} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Focuses its field on mount: the dialog's own focus comes a frame or two later and would lose the first letters. */
function PaletteDialog(props: Omit<CommandPaletteProps, "open">) {
  const [returnFocusTo] = useState(captureFocus);
  const hasNavigated = useRef(false);
  const go = () => {
    hasNavigated.current = true;
    props.onClose();
  };
  return (
    <DialogPanel
      size="narrow"
      className={styles.palette}
      aria-label="Cerca ovunque"
      finalFocus={() => resolveFinalFocus(hasNavigated.current, returnFocusTo)}
    >
      <PaletteSearch {...props} onGo={go} />
    </DialogPanel>
  );
}

function PaletteSearch({ roles, onGo }: Pick<CommandPaletteProps, "roles"> & { onGo: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const { groups, failed } = usePaletteSearch(roles, text);
  const go = (item: PaletteItem) => {
    onGo();
    void navigate(item.to);
  };
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={text}
      onValueChange={setText}
      itemToStringValue={(item: PaletteItem) => item.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.search}>
        <Icon name="search" />
        <Autocomplete.Input
          autoFocus
          className={styles.input}
          aria-label="Cerca ovunque"
          placeholder="Schermata, codice, cliente, vettura"
        />
        <Dialog.Close render={<KbdButton />}>Esc</Dialog.Close>
      </div>
      <Autocomplete.Empty className={menuStyles.none}>Nessun risultato</Autocomplete.Empty>
      <Autocomplete.List className={styles.finds}>
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className={styles.group}>{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => (
                <Autocomplete.Item key={item.to} value={item} className={menuStyles.item} onClick={() => go(item)}>
                  <Icon name={item.icon} />
                  <span className={textStyles.ellipsis}>{item.label}</span>
                  {item.detail && (
                    <span className={`${textStyles.meta} ${textStyles.ellipsis} ${styles.detail}`}>{item.detail}</span>
                  )}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {failed && <p className={menuStyles.none}>La ricerca non risponde: riprova tra poco.</p>}
    </Autocomplete.Root>
  );
}

/** Debounce of the row search in ms, and minimum letters. */
const SEARCH_DEBOUNCE_MS = 200;
const MIN_SEARCH_CHARACTERS = 2;

/** Returns the palette's results for a text: screens immediately, rows after the server's response. */
function usePaletteSearch(roles: readonly Role[], text: string): { groups: PaletteGroup[]; failed: boolean } {
  const searchText = text.trim();
  const { offers } = useSite();
  const [rows, setRows] = useState<{ for: string; groups: PaletteGroup[]; failed: boolean } | null>(null);
  useEffect(() => {
    if (searchText.length < MIN_SEARCH_CHARACTERS) return;
    return cancellableRequest(
      (signal) => searchRows(roles, searchText, signal),
      (groups) => setRows({ for: searchText, groups, failed: false }),
      () => setRows({ for: searchText, groups: [], failed: true }),
      { delayMs: SEARCH_DEBOUNCE_MS },
    );
  }, [roles, searchText]);
  const currentRows = rows?.for === searchText ? rows : null;
  return {
    groups: [...searchScreens({ roles, offers }, searchText), ...(currentRows?.groups ?? [])],
    failed: currentRows?.failed ?? false,
  };
}
