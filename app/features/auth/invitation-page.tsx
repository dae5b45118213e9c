import { AuthField, AuthForm } from "#app/features/auth/auth-form.tsx";
import { AuthLayout, AuthLinks } from "#app/features/auth/auth-layout.tsx";
import { AuthMessage } from "#app/features/auth/auth-message.tsx";
import { AUTH_FAILURE_MESSAGES, INVITATION_PAGE_WORDS } from "#app/features/auth/auth-words.ts";
import { Link } from "#app/ui/link.tsx";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { Notice } from "#domain/access/notices.ts";
import { MIN_STAFF_PASSWORD_CHARACTERS } from "#domain/access/password-rules.ts";
import { roleLabel } from "#domain/access/roles.ts";
import type { InvitationPageData } from "#domain/pages/private-pages.ts";
import { paths } from "#domain/paths.ts";

interface InvitationPageProps {
  token: string;
  page: InvitationPageData;
  notice: Notice | null;
}

/** Renders the page that the invitation mail links to: a form for new users, one button for signed-in users with an account. */
export function InvitationPage({ token, page, notice }: InvitationPageProps) {
  return (
    <AuthLayout title={INVITATION_PAGE_WORDS.title} notice={notice}>
      {page.step !== "closed" && (
        <p className={textStyles.soft}>{INVITATION_PAGE_WORDS.invited(page.email, roleLabel(page.role))}</p>
      )}
      <InvitationStep token={token} page={page} />
      {page.step !== "sign-in" && (
        <AuthLinks>
          <Link className={textStyles.link} to={paths.login}>
            {INVITATION_PAGE_WORDS.toLogin}
          </Link>
        </AuthLinks>
      )}
    </AuthLayout>
  );
}

function InvitationStep({ token, page }: Omit<InvitationPageProps, "notice">) {
  const action = paths.invitation(token);
  switch (page.step) {
    case "closed":
      return <NoticeBox tone="critical">{INVITATION_PAGE_WORDS.closed}</NoticeBox>;
    case "new-account":
      return <NewAccountForm token={token} email={page.email} />;
    case "accept":
      return (
        <AuthForm
          {...INVITATION_PAGE_WORDS.accept}
          failureMessage={AUTH_FAILURE_MESSAGES.acceptInvitation}
          action={action}
        >
          <input type="hidden" name="token" value={token} />
        </AuthForm>
      );
    case "sign-in":
      return (
        <>
          <AuthMessage />
          <p>{INVITATION_PAGE_WORDS.signIn}</p>
          <ButtonLink look="primary" to={paths.loginTo(action)}>
            {INVITATION_PAGE_WORDS.signInButton}
          </ButtonLink>
          <AuthLinks>
            <Link className={textStyles.link} to={paths.forgottenPassword}>
              {INVITATION_PAGE_WORDS.forgotten}
            </Link>
          </AuthLinks>
        </>
      );
    case "other-user":
      return (
        <>
          <NoticeBox tone="critical">{INVITATION_PAGE_WORDS.otherUser(page.signedInAs)}</NoticeBox>
          <AuthForm
            {...INVITATION_PAGE_WORDS.signOut}
            failureMessage={AUTH_FAILURE_MESSAGES.signOut}
            action={paths.logout}
          >
            {null}
          </AuthForm>
        </>
      );
  }
}

function NewAccountForm({ token, email }: { token: string; email: string }) {
  return (
    <AuthForm
      {...INVITATION_PAGE_WORDS.create}
      failureMessage={AUTH_FAILURE_MESSAGES.acceptInvitation}
      action={paths.invitation(token)}
    >
      <input type="hidden" name="token" value={token} />
      {/* For password managers: the user name is the invited e-mail address. The server ignores this field. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <AuthField name="name" label="Nome e cognome" autoComplete="name" required maxLength={100} />
      <AuthField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        required
        minLength={MIN_STAFF_PASSWORD_CHARACTERS}
        maxLength={200}
        hint={INVITATION_PAGE_WORDS.passwordHint}
      />
    </AuthForm>
  );
}
