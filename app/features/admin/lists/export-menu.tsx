import { useState } from "react";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DropdownMenu, MenuItem } from "#app/ui/panel/overlays/dropdown-menu.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";

export interface ExportChoice {
  label: string;
  run: () => Promise<void>;
}

interface ExportMenuProps {
  choices: readonly ExportChoice[];
  /** Nothing to export. */
  disabled?: boolean;
  /** What is said when it does not work; in the server's words where it gave any. */
  onFailure?: ((thrown: unknown) => void) | undefined;
}

/** The ways to take a list with one. */
export function ExportMenu({ choices, disabled, onFailure }: ExportMenuProps) {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const save = async ({ run }: ExportChoice) => {
    setPending(true);
    try {
      await run();
    } catch (thrown) {
      if (onFailure) onFailure(thrown);
      else toast.failure(thrown, LIST_WORDS.exports.failed);
    }
    setPending(false);
  };
  return (
    <DropdownMenu
      trigger={
        <Button icon="download" pending={pending} disabled={disabled ?? false}>
          {LIST_WORDS.exports.button}
        </Button>
      }
    >
      {choices.map((choice) => (
        <MenuItem key={choice.label} icon="download" onSelect={() => void save(choice)}>
          {choice.label}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
