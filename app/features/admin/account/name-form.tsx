import { changeName } from "#app/features/admin/account/account-calls.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { profileSchema } from "#domain/forms/access.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

interface NameFormProps {
  open: boolean;
  onClose: () => void;
  name: string;
  onSaved: () => Promise<void>;
}

/** One's own name, as colleagues see it. */
export function NameForm({ open, onClose, name, onSaved }: NameFormProps) {
  const toast = useToast();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="narrow"
      title="Modifica il nome"
      schema={profileSchema}
      values={{ name }}
      draft={{ form: "account", subject: "name" }}
      failure={panelMessages.account.changeFailed}
      save={async (changes) => {
        await changeName(changes);
        toast.success(panelMessages.account.renamed);
        await onSaved();
      }}
    >
      <TextField name="name" label="Nome e cognome" span={12} autoComplete="name" maxLength={100} />
    </FormDialog>
  );
}
