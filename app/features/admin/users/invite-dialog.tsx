import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { INVITATION_WORDS } from "#app/features/admin/users/invitation-words.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { ROLES, roleLabel } from "#domain/access/roles.ts";
import { invitationSchema } from "#domain/forms/access.ts";

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: roleLabel(role) }));

/** Invites an address with a role. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="narrow"
      title={INVITATION_WORDS.title}
      schema={invitationSchema}
      values={{ email: "", role: "customer_service" }}
      version={undefined}
      submit={INVITATION_WORDS.submit}
      failure={INVITATION_WORDS.sendFailed}
      draft={{ form: "invitation", subject: "new" }}
      save={async (body) => {
        await api.post("/api/invitations", { body });
        toast.success(INVITATION_WORDS.sent(body.email));
        await revalidate();
      }}
    >
      <TextField name="email" label="E-mail" type="email" required span={12} autoComplete="off" />
      <PanelSelectField name="role" label="Ruolo" options={ROLE_OPTIONS} span={12} hint={INVITATION_WORDS.hint} />
    </FormDialog>
  );
}
