import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiUser } from "#domain/api/users.ts";
import { profileSchema } from "#domain/forms/access.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

interface UserFormProps {
  /** The user whose name is edited; null while the dialog is closed. */
  user: ApiUser | null;
  onClose: () => void;
}

/** Corrects the name of an account; the address is its owner's alone. */
export function UserForm({ user, onClose }: UserFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={user?.id ?? "closed"}
      open={user !== null}
      onClose={onClose}
      size="narrow"
      title="Modifica il nome"
      subtitle={user?.email}
      schema={profileSchema}
      values={{ name: user?.name ?? "" }}
      draft={{ form: "user", subject: user?.id ?? "none" }}
      failure={panelMessages.users.changeFailed}
      save={async (changes) => {
        if (!user) return;
        await api.patch("/api/users/:id", { parameters: { id: user.id }, body: changes });
        toast.success(panelMessages.users.renamed);
        await revalidate();
      }}
    >
      <TextField name="name" label="Nome e cognome" span={12} autoComplete="off" maxLength={100} />
    </FormDialog>
  );
}
