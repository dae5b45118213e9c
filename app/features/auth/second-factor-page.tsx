import { useId } from "react";
import { useActionData } from "react-router";
import { AuthField, AuthForm } from "#app/features/auth/auth-form.tsx";
import type { AuthFormResult } from "#app/features/auth/auth-form-result.ts";
import { AuthLayout, AuthLinks } from "#app/features/auth/auth-layout.tsx";
import { AUTH_FAILURE_MESSAGES } from "#app/features/auth/auth-words.ts";
import { Link } from "#app/ui/link.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { SECOND_FACTOR_WORDS } from "#domain/access/access-messages.ts";
import { SIGN_IN_MESSAGES } from "#domain/access/sign-in-messages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./second-factor-page.module.css";

interface SecondFactorPageProps {
  /** Asks for a backup code instead of the authenticator's code. */
  usesBackupCode: boolean;
  /** The panel path to open afterwards, or "". */
  returnPath: string;
}

/** Renders the second step of the sign-in, for users with two-factor authentication. */
export function SecondFactorPage({ usesBackupCode, returnPath }: SecondFactorPageProps) {
  const trustId = useId();
  const result = useActionData<AuthFormResult>();
  return (
    <AuthLayout title="Secondo fattore">
      <p className={textStyles.soft}>
        {usesBackupCode ? SECOND_FACTOR_WORDS.backupExplanation : SECOND_FACTOR_WORDS.codeExplanation}
      </p>
      <AuthForm
        submitLabel="Accedi"
        pendingLabel={SIGN_IN_MESSAGES.signInPending}
        failureMessage={AUTH_FAILURE_MESSAGES.signIn}
        action={paths.secondFactor({ returnPath, backup: usesBackupCode })}
      >
        {usesBackupCode ? (
          <AuthField
            name="code"
            label="Codice di riserva"
            autoComplete="off"
            autoCapitalize="none"
            required
            maxLength={40}
          />
        ) : (
          <AuthField
            name="code"
            label="Codice"
            className={styles.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={7}
          />
        )}
        <label className={styles.check} htmlFor={trustId}>
          <input id={trustId} type="checkbox" name="trust" defaultChecked={result?.values.trust !== undefined} />
          <span>Non chiedere il codice su questo dispositivo per 30 giorni</span>
        </label>
      </AuthForm>
      <AuthLinks>
        <Link className={textStyles.link} to={paths.secondFactor({ returnPath, backup: !usesBackupCode })}>
          {usesBackupCode ? SECOND_FACTOR_WORDS.useApp : SECOND_FACTOR_WORDS.useBackup}
        </Link>
        <Link className={textStyles.link} to={paths.login}>
          Ricomincia da email e password
        </Link>
      </AuthLinks>
    </AuthLayout>
  );
}
