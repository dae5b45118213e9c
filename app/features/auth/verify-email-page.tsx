import { AuthField, AuthForm } from "#app/features/auth/auth-form.tsx";
import { AuthLayout, AuthLinks } from "#app/features/auth/auth-layout.tsx";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { Link } from "#app/ui/link.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { paths } from "#domain/paths.ts";

interface VerifyEmailPageProps {
  token: string;
  /** Another verification mail has been sent. */
  isResent: boolean;
}

/** Renders the page that the verification mail links to. The user confirms with a button, because mail scanners open links automatically. */
export function VerifyEmailPage({ token, isResent }: VerifyEmailPageProps) {
  return (
    <AuthLayout title="Verifica dell'indirizzo">
      {token && !isResent ? <VerifyEmailForm token={token} /> : <ResendForm sent={isResent} />}
      <AuthLinks>
        {token && !isResent && (
          <>
            <Link className={textStyles.link} to={paths.forgottenPassword}>
              Password dimenticata?
            </Link>
            <Link className={textStyles.link} to={paths.verifyAddress()}>
              Il collegamento è scaduto? Chiedine un altro
            </Link>
          </>
        )}
        <Link className={textStyles.link} to={paths.login}>
          Torna all'accesso
        </Link>
      </AuthLinks>
    </AuthLayout>
  );
}

function VerifyEmailForm({ token }: { token: string }) {
  return (
    <>
      <p className={textStyles.soft}>Conferma con la tua password che l'indirizzo dell'e-mail che hai aperto è tuo.</p>
      <AuthForm
        submitLabel="Conferma l'indirizzo"
        pendingLabel="Conferma in corso..."
        failureMessage={AUTH_FAILURE_MESSAGES.verifyAddress}
        action={paths.verifyAddress(token)}
      >
        <input type="hidden" name="token" value={token} />
        <AuthField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
      </AuthForm>
    </>
  );
}

function ResendForm({ sent: isResent }: { sent: boolean }) {
  if (isResent) {
    return (
      <NoticeBox role="status">
        Se un account aspetta la verifica di questo indirizzo, tra poco ricevi un'altra e-mail.
      </NoticeBox>
    );
  }
  return (
    <>
      <p className={textStyles.soft}>Scrivi il tuo indirizzo: ti mandiamo un altro collegamento.</p>
      <AuthForm
        submitLabel="Invia il collegamento"
        pendingLabel="Invio in corso..."
        failureMessage={AUTH_FAILURE_MESSAGES.verifyAddress}
        action={paths.verifyAddress()}
      >
        <AuthField name="email" label="Email" type="email" autoComplete="username" required maxLength={254} />
      </AuthForm>
    </>
  );
}
