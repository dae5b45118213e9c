import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { italianMomentText } from "#app/features/admin/italian-instant-texts.ts";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListBody } from "#app/features/admin/lists/list-screen.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { InvitationList } from "#app/features/admin/users/invitation-list.tsx";
import { INVITATION_WORDS } from "#app/features/admin/users/invitation-words.ts";
import { useUserChanges } from "#app/features/admin/users/use-user-changes.tsx";
import { UserActions, type UserRowHandlers } from "#app/features/admin/users/user-actions.tsx";
import { userColumns } from "#app/features/admin/users/user-columns.tsx";
import { UserRoles } from "#app/features/admin/users/user-roles.tsx";
import { EmailVerificationState, UserState } from "#app/features/admin/users/user-state.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { ROLES, roleLabel } from "#domain/access/roles.ts";
import type { ApiInvitation } from "#domain/api/invitations/invitations.ts";
import type { ApiUser } from "#domain/api/users/users.ts";
import { invitationSchema, profileSchema } from "#domain/forms/access.ts";
import { formatCount } from "#domain/numbers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./users.module.css";

export const USER_LIST = createListResource({
  name: "users",
  filters: ["q", "role", "disabled"],
  read: (call) => api.list("/api/users", call),
});

const ROLE_FILTER_OPTIONS = [
  { value: "none", label: "Nessun ruolo" },
  ...ROLES.map((role) => ({ value: role, label: roleLabel(role) })),
];
const STATES = [
  { value: "false", label: "Attivi" },
  { value: "true", label: "Disattivati" },
];

interface UserListProps {
  rows: ApiUser[];
  total: number;
  invitations: readonly ApiInvitation[];
  /** The signed-in user's e-mail. */
  ownEmail: string;
}

/** Lists the users with their roles, for admins (product.md#users). */
export function UserList({ rows, total, invitations, ownEmail }: UserListProps) {
  const [edited, setEdited] = useState<ApiUser | null>(null);
  const [inviting, setInviting] = useState(false);
  const { requestChange, dialog } = useUserChanges(ownEmail);
  const rowHandlers = { ownEmail, requestChange, onEdit: setEdited };
  return (
    <>
      <PageHeader
        title="Utenti"
        meta="chi entra nel pannello e che cosa può fare"
        actions={
          <Button look="primary" onClick={() => setInviting(true)}>
            {INVITATION_WORDS.button}
          </Button>
        }
      />
      <PageBody>
        <ListBody
          resource={USER_LIST}
          label="Utenti"
          rows={rows}
          total={total}
          count={formatCount(total, "utente", "utenti")}
          filters={
            <>
              <ListSearchField label="Cerca per nome o email" />
              <FilterSelect label="Ruolo" parameter="role" all="Tutti i ruoli" options={ROLE_FILTER_OPTIONS} />
              <FilterSelect label="Stato" parameter="disabled" all="Tutti gli stati" options={STATES} />
            </>
          }
          tall
          isFaded={({ disabled_at }) => disabled_at !== null}
          columns={userColumns(rowHandlers)}
          card={(user) => <UserCard user={user} {...rowHandlers} />}
          nothingFound="Nessun utente trovato"
          empty={{
            title: "Nessun utente",
            hint: "Chi si registra compare qui, e aspetta che gli assegni un ruolo.",
          }}
          pages="utenti"
        />
        <InvitationList rows={invitations} />
      </PageBody>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <UserForm user={edited} onClose={() => setEdited(null)} />
      {dialog}
    </>
  );
}

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: roleLabel(role) }));

/** Invites an e-mail address with a role. */
function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="narrow"
      title={INVITATION_WORDS.title}
      schema={invitationSchema}
      values={{ email: "", role: "customer_service" }}
      version={undefined}
      submit={INVITATION_WORDS.submit}
      failure={INVITATION_WORDS.sendFailed}
      draft={{ form: "invitation", subject: "new" }}
      save={async (body) => {
        await api.post("/api/invitations", { body });
        toast.success(INVITATION_WORDS.sent(body.email));
        await revalidate();
      }}
    >
      <TextField name="email" label="E-mail" type="email" required span={12} autoComplete="off" />
      <PanelSelectField name="role" label="Ruolo" options={ROLE_OPTIONS} span={12} hint={INVITATION_WORDS.hint} />
    </FormDialog>
  );
}

/** A user as a card, for phones. */
function UserCard({ user, ...rowHandlers }: UserRowHandlers & { user: ApiUser }) {
  const { timeZone } = useSite();
  return (
    <>
      <RowCardHeader>
        <div>
          <RowButton onPress={() => rowHandlers.onEdit(user)}>{user.name || user.email}</RowButton>
          {user.email === rowHandlers.ownEmail && <span className={textStyles.meta}> sei tu</span>}
          {user.name && <p className={`${textStyles.meta} ${textStyles.ellipsis}`}>{user.email}</p>}
          <p className={textStyles.meta}>
            {user.last_seen_at
              ? `Ultimo accesso ${italianMomentText(user.last_seen_at, timeZone)}`
              : "Nessuna sessione"}
          </p>
          <p className={textStyles.meta}>
            Creato il <ItalianDay at={user.created_at} />
          </p>
        </div>
        <UserActions user={user} {...rowHandlers} />
      </RowCardHeader>
      <p className={styles.states}>
        <UserState user={user} />
        {!user.email_verified && <EmailVerificationState user={user} />}
        {user.two_factor && <span className={textStyles.soft}>Secondo fattore</span>}
      </p>
      <UserRoles user={user} requestChange={rowHandlers.requestChange} />
    </>
  );
}

interface UserFormProps {
  /** The user whose name is edited; null closes the dialog. */
  user: ApiUser | null;
  onClose: () => void;
}

/** Corrects a user's name; only the user can change the e-mail address. */
function UserForm({ user, onClose }: UserFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={user?.id ?? "closed"}
      open={user !== null}
      onClose={onClose}
      size="narrow"
      title="Modifica il nome"
      subtitle={user?.email}
      schema={profileSchema}
      values={{ name: user?.name ?? "" }}
      draft={{ form: "user", subject: user?.id ?? "none" }}
      failure={panelMessages.users.changeFailed}
      save={async (changes) => {
        if (!user) return;
        await api.patch("/api/users/:id", { parameters: { id: user.id }, body: changes });
        toast.success(panelMessages.users.renamed);
        await revalidate();
      }}
    >
      <TextField name="name" label="Nome e cognome" span={12} autoComplete="off" maxLength={100} />
    </FormDialog>
  );
}
