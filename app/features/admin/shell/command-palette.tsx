import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Find, type FindGroup, findRows, findScreens } from "#app/features/admin/shell/palette-finds.ts";
import { leaveFor, rememberFocus } from "#app/ui/panel/focus/action-place.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { KeyButton } from "#app/ui/panel/key.tsx";
import { DialogBackdrop, DialogSheet } from "#app/ui/panel/overlays/dialog.tsx";
import menuStyles from "#app/ui/panel/overlays/menu.module.css";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { Role } from "#domain/access/roles.ts";
import styles from "./command-palette.module.css";

interface CommandPaletteProps {
  roles: readonly Role[];
  open: boolean;
  onClose: () => void;
}

/** Goes anywhere by typing: a screen of one's roles, a booking, a request, a car. */
export function CommandPalette({ roles, open, onClose }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <DialogBackdrop />
        <PaletteSheet roles={roles} onClose={onClose} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Has its field in focus as soon as it is there: the dialog's own way is a frame or two later, and who types at once would lose letters. */
function PaletteSheet(props: Omit<CommandPaletteProps, "open">) {
  const [backTo] = useState(rememberFocus);
  const went = useRef(false);
  const go = () => {
    went.current = true;
    props.onClose();
  };
  return (
    <DialogSheet
      size="narrow"
      className={styles.palette}
      aria-label="Cerca ovunque"
      finalFocus={() => leaveFor(went.current, backTo)}
    >
      <PaletteSearch {...props} onGo={go} />
    </DialogSheet>
  );
}

function PaletteSearch({ roles, onGo }: Pick<CommandPaletteProps, "roles"> & { onGo: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const { groups, failed } = usePaletteFinds(roles, text);
  const go = (find: Find) => {
    onGo();
    void navigate(find.to);
  };
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={text}
      onValueChange={setText}
      itemToStringValue={(find: Find) => find.label}
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
        <Dialog.Close render={<KeyButton />}>Esc</Dialog.Close>
      </div>
      <Autocomplete.Empty className={menuStyles.none}>Nessun risultato</Autocomplete.Empty>
      <Autocomplete.List className={styles.finds}>
        {(group: FindGroup) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className={styles.group}>{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(find: Find) => (
                <Autocomplete.Item key={find.to} value={find} className={menuStyles.item} onClick={() => go(find)}>
                  <Icon name={find.icon} />
                  <span className={textStyles.ellipsis}>{find.label}</span>
                  {find.detail && (
                    <span className={`${textStyles.meta} ${textStyles.ellipsis} ${styles.detail}`}>{find.detail}</span>
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

/** How long after the last key rows are searched, in ms; and from how many letters. */
const PAUSE = 200;
const SHORTEST = 2;

/** What the palette shows for a text: screens at once, rows when the server has answered. */
function usePaletteFinds(roles: readonly Role[], text: string): { groups: FindGroup[]; failed: boolean } {
  const wanted = text.trim();
  const [rows, setRows] = useState<{ for: string; groups: FindGroup[]; failed: boolean } | null>(null);
  useEffect(() => {
    if (wanted.length < SHORTEST) return;
    return cancellableRequest(
      (signal) => findRows(roles, wanted, signal),
      (groups) => setRows({ for: wanted, groups, failed: false }),
      () => setRows({ for: wanted, groups: [], failed: true }),
      { delayMs: PAUSE },
    );
  }, [roles, wanted]);
  const found = rows?.for === wanted ? rows : null;
  return { groups: [...findScreens(roles, wanted), ...(found?.groups ?? [])], failed: found?.failed ?? false };
}
