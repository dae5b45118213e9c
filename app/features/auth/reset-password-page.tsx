import { AuthField, AuthForm } from "#app/features/auth/auth-form.tsx";
import { AuthLayout, AuthLinks } from "#app/features/auth/auth-layout.tsx";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { Link } from "#app/ui/link.tsx";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import {
  INVALID_PASSWORD_LINK_MESSAGE,
  NEW_PASSWORD_HINT,
  type PasswordLinkState,
} from "#domain/access/password-rules.ts";
import { paths } from "#domain/paths.ts";

interface ResetPasswordPageProps {
  token: string;
  link: PasswordLinkState;
}

/** Renders the page that the mail links to. An invalid link is reported before the user types a password. */
export function ResetPasswordPage({ token, link }: ResetPasswordPageProps) {
  return (
    <AuthLayout title="Nuova password">
      {link === "open" ? (
        <NewPasswordForm token={token} />
      ) : (
        <>
          <NoticeBox tone="critical">{INVALID_PASSWORD_LINK_MESSAGE[link]}</NoticeBox>
          <ButtonLink look="primary" to={paths.forgottenPassword}>
            Chiedi un altro collegamento
          </ButtonLink>
        </>
      )}
      <AuthLinks>
        <Link className={textStyles.link} to={paths.login}>
          Torna all'accesso
        </Link>
      </AuthLinks>
    </AuthLayout>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  return (
    <AuthForm
      submitLabel="Salva la password"
      pendingLabel="Salvataggio in corso..."
      failureMessage={AUTH_FAILURE_MESSAGES.resetPassword}
      action={paths.resetPassword(token)}
    >
      <input type="hidden" name="token" value={token} />
      <AuthField
        name="newPassword"
        label="Nuova password"
        type="password"
        autoComplete="new-password"
        required
        minLength={6}
        maxLength={200}
        hint={`${NEW_PASSWORD_HINT} Con la nuova password esci da tutti i dispositivi.`}
      />
    </AuthForm>
  );
}
