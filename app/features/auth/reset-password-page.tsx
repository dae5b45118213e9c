import { AuthField, AuthForm } from "#app/features/auth/auth-form.tsx";
import { AuthLayout, AuthLinks } from "#app/features/auth/auth-layout.tsx";
import { AUTH_FAILURES } from "#app/features/auth/auth-words.ts";
import { Link } from "#app/ui/link.tsx";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { CLOSED_PASSWORD_LINK, NEW_PASSWORD_HINT, type PasswordLink } from "#domain/access/password-rules.ts";
import { paths } from "#domain/paths.ts";

interface ResetPasswordPageProps {
  token: string;
  link: PasswordLink;
}

/** Where the mail leads: the new password. A link that changes none says so before anybody has typed one, and leads to another. */
export function ResetPasswordPage({ token, link }: ResetPasswordPageProps) {
  return (
    <AuthLayout title="Nuova password">
      {link === "open" ? (
        <NewPassword token={token} />
      ) : (
        <>
          <NoticeBox tone="critical">{CLOSED_PASSWORD_LINK[link]}</NoticeBox>
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

function NewPassword({ token }: { token: string }) {
  return (
    <AuthForm
      submit="Salva la password"
      pending="Salvataggio in corso..."
      failed={AUTH_FAILURES.resetPassword}
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
