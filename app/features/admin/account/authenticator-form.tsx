import { QrCode } from "#app/features/admin/account/qr-code.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiSecondFactorSetup } from "#domain/api/sign-in.ts";
import { totpSchema } from "#domain/forms/access.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./authenticator-form.module.css";

interface AuthenticatorFormProps {
  /** Null while the dialog is closed. */
  setup: ApiSecondFactorSetup | null;
  onClose: () => void;
  onCode: (proof: { code: string }, setup: ApiSecondFactorSetup) => Promise<void>;
}

/** Hands the secret to an authenticator app, as a picture and as text, and asks for its first code. */
export function AuthenticatorForm({ setup, onClose, onCode }: AuthenticatorFormProps) {
  const secret = setup ? new URL(setup.totpURI).searchParams.get("secret") : null;
  return (
    <FormDialog
      open={setup !== null}
      onClose={onClose}
      size="narrow"
      title="Collega la tua app"
      submit="Attiva"
      schema={totpSchema}
      values={{ code: "" }}
      draft={null}
      failure={panelMessages.account.changeFailed}
      save={async (proof) => {
        if (setup) await onCode(proof, setup);
      }}
    >
      <FieldBox as="p">
        Inquadra il codice con un'app di autenticazione (Google Authenticator, 1Password, Aegis…), poi scrivi il numero
        di 6 cifre che mostra.
      </FieldBox>
      {setup && (
        <FieldBox className={styles.secret}>
          <QrCode text={setup.totpURI} label="Codice QR per l'app di autenticazione" />
          <div>
            <p className={textStyles.meta}>Se non puoi inquadrarlo, scrivi questa chiave nell'app:</p>
            <code>{secret?.match(/.{1,4}/g)?.join(" ")}</code>
          </div>
        </FieldBox>
      )}
      <TextField
        name="code"
        label="Codice"
        required
        span={12}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    </FormDialog>
  );
}
