import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Account, type Person, sendVerification } from "#app/features/admin/account/account-calls.ts";
import { NameForm } from "#app/features/admin/account/name-form.tsx";
import { PasswordForm } from "#app/features/admin/account/password-form.tsx";
import { SecondFactor } from "#app/features/admin/account/second-factor.tsx";
import { Sessions } from "#app/features/admin/account/sessions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { NOTICES } from "#domain/access/notices.ts";
import { messages } from "#domain/messages.it.ts";
import "./account.css";

/** /admin/account: one's own name, password, second factor and devices, with or without a role. */
export function AccountScreen({ person, sessions }: Account) {
  return (
    <>
      <PageHeader title="Il tuo account" meta={person.email} />
      <PageBody>
        <div className="account">
          <Profile person={person} />
          <SecondFactor enabled={person.twoFactorEnabled} email={person.email} />
          <Sessions sessions={sessions} />
        </div>
      </PageBody>
    </>
  );
}

function Profile({ person }: { person: Person }) {
  const [open, setOpen] = useState<"name" | "password" | null>(null);
  const { revalidate } = useRevalidator();
  const close = () => setOpen(null);
  return (
    <section className="panel-section" aria-labelledby="account-profile">
      <div className="panel-section-head">
        <h2 id="account-profile">Profilo</h2>
      </div>
      <dl className="panel-facts account-facts">
        <dt>Nome</dt>
        <dd>{person.name || <span className="panel-meta">Non indicato</span>}</dd>
        <dt>Email</dt>
        <dd>
          <span>{person.email}</span> <AddressVerified person={person} />
        </dd>
      </dl>
      <div className="panel-actions">
        <Button onClick={() => setOpen("name")}>Modifica il nome</Button>
        <Button onClick={() => setOpen("password")}>Cambia la password</Button>
      </div>
      <NameForm open={open === "name"} onClose={close} name={person.name} onSaved={revalidate} />
      <PasswordForm open={open === "password"} onClose={close} email={person.email} onSaved={revalidate} />
    </section>
  );
}

/** Says whether the address is verified; if not, another mail is one press away. */
function AddressVerified({ person }: { person: Person }) {
  const [sending, setSending] = useState(false);
  const toast = useToast();
  if (person.emailVerified) return <span className="panel-meta">verificata</span>;
  const send = async () => {
    setSending(true);
    try {
      await sendVerification(person.email);
      toast.success(NOTICES["verification-sent"].text);
    } catch (thrown) {
      toast.failure(thrown, messages.panel.account.changeFailed);
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
