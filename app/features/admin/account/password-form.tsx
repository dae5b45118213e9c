import { changePassword } from "#app/features/admin/account/account-calls.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { NEW_PASSWORD_HINT } from "#domain/access/password-rules.ts";
import { passwordChangeSchema } from "#domain/forms/access.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

interface PasswordFormProps {
  open: boolean;
  onClose: () => void;
  /** Tells a password keeper whose it is. */
  email: string;
  onSaved: () => Promise<void>;
}

/** Another password for one's own account; the other devices are signed out with it unless one says otherwise. */
export function PasswordForm({ open, onClose, email, onSaved }: PasswordFormProps) {
  const toast = useToast();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="narrow"
      title="Cambia la password"
      schema={passwordChangeSchema}
      values={{ currentPassword: "", newPassword: "", revokeOtherSessions: true }}
      draft={null}
      failure={panelMessages.account.changeFailed}
      save={async (changes) => {
        await changePassword(changes);
        toast.success(panelMessages.account.passwordChanged);
        await onSaved();
      }}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        name="currentPassword"
        label="Password attuale"
        type="password"
        autoComplete="current-password"
        required
        span={12}
        maxLength={200}
      />
      <TextField
        name="newPassword"
        label="Nuova password"
        type="password"
        autoComplete="new-password"
        required
        span={12}
        maxLength={200}
        hint={`${NEW_PASSWORD_HINT} Ti avvisiamo per e-mail quando cambia.`}
      />
      <SwitchField name="revokeOtherSessions" label="Esci dagli altri dispositivi" />
    </FormDialog>
  );
}
