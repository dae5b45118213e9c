import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { ENABLE_SECOND_FACTOR_LABEL } from "#domain/access/access-messages.ts";
import { passwordSchema } from "#domain/forms/access.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

type SecondFactorAction = "begin" | "renew" | "end";

const WORDS: Readonly<Record<SecondFactorAction, { title: string; submit: string; text: string }>> = {
  begin: { title: ENABLE_SECOND_FACTOR_LABEL, submit: "Continua", text: "Prima conferma che sei tu." },
  renew: {
    title: "Nuovi codici di riserva",
    submit: "Crea i codici",
    text: "I codici che hai conservato finora non varranno più.",
  },
  end: {
    title: "Disattiva il secondo fattore",
    submit: "Disattiva",
    text: "Per accedere basterà la password. I codici di riserva non varranno più.",
  },
};

interface ConfirmPasswordFormProps {
  /** The action that needs the password; null while the dialog is closed. */
  action: SecondFactorAction | null;
  /** The user's e-mail, for a hidden username field, so that password managers know the account. */
  email: string;
  onClose: () => void;
  onConfirm: (action: SecondFactorAction, confirmation: { password: string }) => Promise<void>;
}

/** Asks for the password again before the second factor changes. */
export function ConfirmPasswordForm({ action, email, onClose, onConfirm }: ConfirmPasswordFormProps) {
  const { title, submit, text } = WORDS[action ?? "begin"];
  return (
    <FormDialog
      key={action ?? "closed"}
      open={action !== null}
      onClose={onClose}
      size="narrow"
      title={title}
      submit={submit}
      schema={passwordSchema}
      values={{ password: "" }}
      draft={null}
      failure={panelMessages.account.changeFailed}
      save={async (confirmation) => {
        if (action) await onConfirm(action, confirmation);
      }}
    >
      <FieldBox as="p" className={textStyles.soft}>
        {text}
      </FieldBox>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        span={12}
        maxLength={200}
      />
    </FormDialog>
  );
}
