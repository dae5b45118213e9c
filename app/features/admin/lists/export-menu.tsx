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
  /** True when there is nothing to export. */
  disabled?: boolean;
  /** Shows a failed export, with the server's message when there is one. */
  onFailure?: ((thrown: unknown) => void) | undefined;
}

/** The menu of a list's exports. */
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
