import { AuthField, AuthForm } from "#app/features/auth/auth-form.tsx";
import { AuthLayout, AuthLinks } from "#app/features/auth/auth-layout.tsx";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { Link } from "#app/ui/link.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { paths } from "#domain/paths.ts";

/** Requests a mail with a link to reset the password. The response does not reveal whether the account exists. */
export function ForgottenPasswordPage({ sent: isSent }: { sent: boolean }) {
  return (
    <AuthLayout title="Password dimenticata">
      {isSent ? (
        <NoticeBox role="status">
          Se esiste un account con questo indirizzo, tra poco ricevi un'e-mail con il collegamento per scegliere una
          nuova password. Vale un'ora.
        </NoticeBox>
      ) : (
        <>
          <p className={textStyles.soft}>
            Scrivi l'indirizzo del tuo account: ti mandiamo un collegamento per sceglierne una nuova.
          </p>
          <AuthForm
            submitLabel="Invia il collegamento"
            pendingLabel="Invio in corso..."
            failureMessage={AUTH_FAILURE_MESSAGES.requestReset}
            action={paths.forgottenPassword}
          >
            <AuthField name="email" label="Email" type="email" autoComplete="username" required maxLength={254} />
          </AuthForm>
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
