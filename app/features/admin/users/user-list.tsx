import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { InvitationList } from "#app/features/admin/users/invitation-list.tsx";
import { INVITATION_WORDS } from "#app/features/admin/users/invitation-words.ts";
import { InviteDialog } from "#app/features/admin/users/invite-dialog.tsx";
import { useUserQuestions } from "#app/features/admin/users/use-user-questions.tsx";
import { UserCard } from "#app/features/admin/users/user-card.tsx";
import { userColumns } from "#app/features/admin/users/user-columns.tsx";
import { UserForm } from "#app/features/admin/users/user-form.tsx";
import { userQuery } from "#app/features/admin/users/user-query.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { ROLES, roleLabel } from "#domain/access/roles.ts";
import type { ApiInvitation } from "#domain/api/access/invitations.ts";
import type { ApiUser } from "#domain/api/users.ts";
import { counted } from "#domain/numbers.ts";

export const USERS_PER_PAGE = 50;

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
  const [parameters] = useSearchParams();
  const filtered = ["q", "role", "disabled"].some((name) => parameters.has(name));
  const handling = { ownEmail, ask, edit: setEdited };
  const columns = useListColumns("users", userColumns(handling));
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/users", { query: { ...userQuery(parameters), ...window } });
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
        <Toolbar
          crowded
          end={
            <ListTools
              list="users"
              columns={columns}
              read={read}
              total={total}
              count={counted(total, "utente", "utenti")}
            />
          }
        >
          <ListSearchField label="Cerca per nome o email" />
          <FilterSelect label="Ruolo" parameter="role" all="Tutti i ruoli" options={ROLE_FILTER} />
          <FilterSelect label="Stato" parameter="disabled" all="Tutti gli stati" options={STATES} />
        </Toolbar>
        <DataTable
          label="Utenti"
          rows={rows}
          rowKey={({ id }) => id}
          tall
          faded={({ disabled_at }) => disabled_at !== null}
          columns={columns.shown}
          card={(user) => <UserCard user={user} {...handling} />}
          empty={
            <EmptyList
              title={filtered ? "Nessun utente trovato" : "Nessun utente"}
              hint={
                filtered
                  ? LIST_WORDS.nothingFoundHint
                  : "Chi si registra compare qui, e aspetta che gli assegni un ruolo."
              }
            />
          }
        />
        <Pagination total={total} size={USERS_PER_PAGE} label="utenti" />
        <InvitationList rows={invitations} />
      </PageBody>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <UserForm user={edited} onClose={() => setEdited(null)} />
      {dialog}
    </>
  );
}
