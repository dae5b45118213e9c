import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiUser } from "#domain/api/users/users.ts";

/** Shows whether a user may sign in. */
export function UserState({ user }: { user: ApiUser }) {
  return user.disabled_at ? (
    <StatusTag mark="struck" tone="over">
      Disattivato
    </StatusTag>
  ) : (
    <StatusTag mark="ring">Attivo</StatusTag>
  );
}

/** Shows whether the user's e-mail address is verified, because anybody can sign up with somebody else's address. */
export function EmailVerificationState({ user }: { user: ApiUser }) {
  return user.email_verified ? (
    <span className={textStyles.soft}>Verificato</span>
  ) : (
    <StatusTag mark="alert" tone="critical">
      Non verificato
    </StatusTag>
  );
}
