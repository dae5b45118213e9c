import { useState } from "react";
import { useRevalidator } from "react-router";
import {
  type Account,
  type AccountOwner,
  changeName,
  changePassword,
  requestEmailVerification,
} from "#app/features/admin/account/account-api.ts";
import { CalendarFeeds } from "#app/features/admin/account/calendar-feeds.tsx";
import { SecondFactorSettings } from "#app/features/admin/account/second-factor.tsx";
import { Sessions } from "#app/features/admin/account/sessions.tsx";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { NOTICES } from "#domain/access/notices.ts";
import { NEW_PASSWORD_HINT } from "#domain/access/password-rules.ts";
import { passwordChangeSchema, profileSchema } from "#domain/forms/access.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./account.module.css";

/** Renders /admin/account: the user's name, password, second factor, calendar feeds and sessions. Open to users without a role too. */
export function AccountScreen({ person, sessions, calendars }: Account) {
  return (
    <>
      <PageHeader title="Il tuo account" meta={person.email} />
      <PageBody>
        <div className={styles.screen}>
          <Profile person={person} />
          <SecondFactorSettings enabled={person.twoFactorEnabled} email={person.email} />
          {calendars && <CalendarFeeds calendars={calendars} />}
          <Sessions sessions={sessions} />
        </div>
      </PageBody>
    </>
  );
}

function Profile({ person }: { person: AccountOwner }) {
  const [open, setOpen] = useState<"name" | "password" | null>(null);
  const { revalidate } = useRevalidator();
  const close = () => setOpen(null);
  return (
    <Section aria-labelledby="account-profile">
      <SectionHead>
        <h2 id="account-profile">Profilo</h2>
      </SectionHead>
      <DescriptionList className={styles.facts}>
        <dt>Nome</dt>
        <dd>{person.name || <span className={textStyles.meta}>Non indicato</span>}</dd>
        <dt>Email</dt>
        <dd>
          <span>{person.email}</span> <EmailVerificationStatus person={person} />
        </dd>
      </DescriptionList>
      <Actions>
        <Button onClick={() => setOpen("name")}>Modifica il nome</Button>
        <Button onClick={() => setOpen("password")}>Cambia la password</Button>
      </Actions>
      <NameForm open={open === "name"} onClose={close} name={person.name} onSaved={revalidate} />
      <PasswordForm open={open === "password"} onClose={close} email={person.email} onSaved={revalidate} />
    </Section>
  );
}

/** Shows whether the e-mail is verified and offers to resend the verification mail. */
function EmailVerificationStatus({ person }: { person: AccountOwner }) {
  const [sending, setSending] = useState(false);
  const toast = useToast();
  if (person.emailVerified) return <span className={textStyles.meta}>verificata</span>;
  const send = async () => {
    setSending(true);
    try {
      await requestEmailVerification(person.email);
      toast.success(NOTICES["verification-sent"].text);
    } catch (thrown) {
      toast.failure(thrown, panelMessages.account.changeFailed);
    }
    setSending(false);
  };
  return (
    <>
      <StatusTag mark="alert" tone="critical">
        Non verificata
      </StatusTag>
      <Button small pending={sending} onClick={send}>
        Invia di nuovo l'e-mail
      </Button>
    </>
  );
}

interface NameFormProps {
  open: boolean;
  onClose: () => void;
  name: string;
  onSaved: () => Promise<void>;
}

/** Edits the user's own name, which colleagues see. */
function NameForm({ open, onClose, name, onSaved }: NameFormProps) {
  const toast = useToast();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="narrow"
      title="Modifica il nome"
      schema={profileSchema}
      values={{ name }}
      draft={{ form: "account", subject: "name" }}
      failure={panelMessages.account.changeFailed}
      save={async (changes) => {
        await changeName(changes);
        toast.success(panelMessages.account.renamed);
        await onSaved();
      }}
    >
      <TextField name="name" label="Nome e cognome" span={12} autoComplete="name" maxLength={100} />
    </FormDialog>
  );
}

interface PasswordFormProps {
  open: boolean;
  onClose: () => void;
  /** The user's e-mail, for a hidden username field, so that password managers know the account. */
  email: string;
  onSaved: () => Promise<void>;
}

/** Changes the user's own password. Signs the other devices out unless the user opts out. */
function PasswordForm({ open, onClose, email, onSaved }: PasswordFormProps) {
  const toast = useToast();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="narrow"
      title="Cambia la password"
      schema={passwordChangeSchema}
      values={{ currentPassword: "", newPassword: "", revokeOtherSessions: true }}
      draft={null}
      failure={panelMessages.account.changeFailed}
      save={async (changes) => {
        await changePassword(changes);
        toast.success(panelMessages.account.passwordChanged);
        await onSaved();
      }}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        name="currentPassword"
        label="Password attuale"
        type="password"
        autoComplete="current-password"
        required
        span={12}
        maxLength={200}
      />
      <TextField
        name="newPassword"
        label="Nuova password"
        type="password"
        autoComplete="new-password"
        required
        span={12}
        maxLength={200}
        hint={`${NEW_PASSWORD_HINT} Ti avvisiamo per e-mail quando cambia.`}
      />
      <SwitchField name="revokeOtherSessions" label="Esci dagli altri dispositivi" />
    </FormDialog>
  );
}
