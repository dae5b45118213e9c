import { AuthField, AuthForm } from "#app/features/auth/auth-form.tsx";
import { AuthLayout, AuthLinks } from "#app/features/auth/auth-layout.tsx";
import { AUTH_FAILURES } from "#app/features/auth/auth-words.ts";
import { Link } from "#app/ui/link.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { paths } from "#domain/paths.ts";

interface VerifyAddressPageProps {
  token: string;
  /** A further mail is on its way. */
  sent: boolean;
}

/** Where the mail leads. A person presses the button: programs that only open the links of mails confirm nothing. */
export function VerifyAddressPage({ token, sent }: VerifyAddressPageProps) {
  return (
    <AuthLayout title="Verifica dell'indirizzo">
      {token && !sent ? <Confirm token={token} /> : <SendAgain sent={sent} />}
      <AuthLinks>
        {token && !sent && (
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

function Confirm({ token }: { token: string }) {
  return (
    <>
      <p className={textStyles.soft}>Conferma con la tua password che l'indirizzo dell'e-mail che hai aperto è tuo.</p>
      <AuthForm
        submit="Conferma l'indirizzo"
        pending="Conferma in corso..."
        failed={AUTH_FAILURES.verifyAddress}
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

function SendAgain({ sent }: { sent: boolean }) {
  if (sent) {
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
        submit="Invia il collegamento"
        pending="Invio in corso..."
        failed={AUTH_FAILURES.verifyAddress}
        action={paths.verifyAddress()}
      >
        <AuthField name="email" label="Email" type="email" autoComplete="username" required maxLength={254} />
      </AuthForm>
    </>
  );
}
