import { AuthField, AuthForm } from "#app/features/auth/auth-form.tsx";
import { AuthLayout, AuthLinks } from "#app/features/auth/auth-layout.tsx";
import { Link } from "#app/ui/link.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { NEW_PASSWORD_HINT } from "#domain/access/password-rules.ts";
import { paths } from "#domain/paths.ts";

/** Where the mail leads: the new password. Without a token there is nothing to change. */
export function ResetPasswordPage({ token }: { token: string }) {
  return (
    <AuthLayout title="Nuova password">
      {token ? (
        <AuthForm submit="Salva la password" pending="Salvataggio in corso..." action={paths.resetPassword(token)}>
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
      ) : (
        <NoticeBox tone="critical">Questo collegamento non è completo: aprilo di nuovo dall'e-mail.</NoticeBox>
      )}
      <AuthLinks>
        <Link className={textStyles.link} to={paths.forgottenPassword}>
          Chiedi un altro collegamento
        </Link>
      </AuthLinks>
    </AuthLayout>
  );
}
