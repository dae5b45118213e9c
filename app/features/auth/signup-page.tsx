import { AuthField, AuthForm } from "#app/features/auth/auth-form.tsx";
import { AuthLayout, AuthLinks } from "#app/features/auth/auth-layout.tsx";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { Link } from "#app/ui/link.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { SIGN_IN_MESSAGES } from "#domain/access/sign-in-messages.ts";
import { paths } from "#domain/paths.ts";

/** Renders the sign-up, open to anyone. A new account has no role until an administrator assigns one (product.md#sign-up). */
export function SignupPage() {
  return (
    <AuthLayout title="Crea un account">
      <AuthForm
        submitLabel={SIGN_IN_MESSAGES.signUp}
        pendingLabel={SIGN_IN_MESSAGES.signUpPending}
        failureMessage={AUTH_FAILURE_MESSAGES.signUp}
        action={paths.signup}
      >
        <AuthField name="name" label="Nome e cognome (facoltativo)" autoComplete="name" maxLength={100} />
        <AuthField name="email" label="Email" type="email" autoComplete="email" required maxLength={254} />
        <AuthField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          required
          minLength={6}
          maxLength={200}
          hint="Almeno 6 caratteri."
        />
      </AuthForm>
      <p className={textStyles.soft}>Dopo la registrazione un amministratore ti assegna un ruolo.</p>
      <AuthLinks>
        <span>
          Hai già un account?{" "}
          <Link className={textStyles.link} to={paths.login}>
            Accedi
          </Link>
        </span>
      </AuthLinks>
    </AuthLayout>
  );
}
