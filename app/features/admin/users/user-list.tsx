import { useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { listResource } from "#app/features/admin/lists/list-resource.ts";
import { ListBody } from "#app/features/admin/lists/list-screen.tsx";
import { InvitationList } from "#app/features/admin/users/invitation-list.tsx";
import { INVITATION_WORDS } from "#app/features/admin/users/invitation-words.ts";
import { InviteDialog } from "#app/features/admin/users/invite-dialog.tsx";
import { useUserQuestions } from "#app/features/admin/users/use-user-questions.tsx";
import { UserCard } from "#app/features/admin/users/user-card.tsx";
import { userColumns } from "#app/features/admin/users/user-columns.tsx";
import { UserForm } from "#app/features/admin/users/user-form.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { ROLES, roleLabel } from "#domain/access/roles.ts";
import type { ApiInvitation } from "#domain/api/access/invitations.ts";
import type { ApiUser } from "#domain/api/users.ts";
import { counted } from "#domain/numbers.ts";

export const USER_LIST = listResource({
  name: "users",
  filters: ["q", "role", "disabled"],
  read: (call) => api.list("/api/users", call),
});

const ROLE_FILTER = [
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
  /** Of who looks. */
  ownEmail: string;
}

/** The accounts and what they may do, for admins (product.md#users). */
export function UserList({ rows, total, invitations, ownEmail }: UserListProps) {
  const [edited, setEdited] = useState<ApiUser | null>(null);
  const [inviting, setInviting] = useState(false);
  const { ask, dialog } = useUserQuestions(ownEmail);
  const handling = { ownEmail, ask, edit: setEdited };
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
          count={counted(total, "utente", "utenti")}
          filters={
            <>
              <ListSearchField label="Cerca per nome o email" />
              <FilterSelect label="Ruolo" parameter="role" all="Tutti i ruoli" options={ROLE_FILTER} />
              <FilterSelect label="Stato" parameter="disabled" all="Tutti gli stati" options={STATES} />
            </>
          }
          tall
          faded={({ disabled_at }) => disabled_at !== null}
          columns={userColumns(handling)}
          card={(user) => <UserCard user={user} {...handling} />}
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
