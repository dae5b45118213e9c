import { AuthField, AuthForm } from "#app/features/auth/auth-form.tsx";
import { AuthLayout, AuthLinks } from "#app/features/auth/auth-layout.tsx";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { Link } from "#app/ui/link.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { Notice } from "#domain/access/notices.ts";
import { SIGN_IN_MESSAGES } from "#domain/access/sign-in-messages.ts";
import { paths } from "#domain/paths.ts";

/** Renders the sign-in page. `wanted` is the panel path to open afterwards. */
export function LoginPage({ notice, wanted: returnPath }: { notice: Notice | null; wanted: string | null }) {
  return (
    <AuthLayout title="Accesso staff" notice={notice}>
      <AuthForm
        submitLabel="Accedi"
        pendingLabel={SIGN_IN_MESSAGES.signInPending}
        failureMessage={AUTH_FAILURE_MESSAGES.signIn}
        action={returnPath ? paths.loginTo(returnPath) : paths.login}
      >
        <AuthField name="email" label="Email" type="email" autoComplete="username" required maxLength={254} />
        <AuthField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
      </AuthForm>
      <AuthLinks as="div">
        <p>
          <Link className={textStyles.link} to={paths.forgottenPassword}>
            Password dimenticata?
          </Link>
        </p>
        <p>
          Non hai un account?{" "}
          <Link className={textStyles.link} to={paths.signup}>
            Registrati
          </Link>
        </p>
      </AuthLinks>
    </AuthLayout>
  );
}
