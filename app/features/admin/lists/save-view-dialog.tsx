import { api } from "#app/features/admin/api-client.ts";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { viewNameSchema } from "#domain/forms/saved-view.ts";
import type { ListName } from "#domain/lists/list-names.ts";

interface SaveViewDialogProps {
  open: boolean;
  onClose: () => void;
  /** The list as it is shown. */
  view: { list: ListName; query: string; columns: readonly string[] | null };
  /** Of the view that is shown; "" for none. */
  name: string;
}

/** Asks for the name of a view and keeps it. */
export function SaveViewDialog({ open, onClose, view, name }: SaveViewDialogProps) {
  const toast = useToast();
  const words = LIST_WORDS.views;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.saveTitle}
      size="narrow"
      schema={viewNameSchema}
      values={{ name }}
      version={undefined}
      draft={null}
      failure={words.saveFailed}
      save={async (values) => {
        const { list, query, columns } = view;
        await api.post("/api/saved_views", { body: { ...values, list, query, columns: columns && [...columns] } });
        toast.success(words.saved(values.name));
      }}
    >
      <TextField name="name" label="Nome" required span={12} hint={words.saveHint} autoComplete="off" />
    </FormDialog>
  );
}
