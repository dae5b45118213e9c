import { italianDay, italianMoment } from "#app/features/admin/italian-day.ts";
import { UserActions, type UserHandling } from "#app/features/admin/users/user-actions.tsx";
import { UserRoles } from "#app/features/admin/users/user-roles.tsx";
import { AddressState, UserState } from "#app/features/admin/users/user-state.tsx";
import { RowButton } from "#app/ui/panel/lists/data-table.tsx";
import type { ApiUser } from "#domain/api/users.ts";

/** A user on a phone. */
export function UserCard({ user, ...handling }: UserHandling & { user: ApiUser }) {
  return (
    <>
      <div className="panel-card-head">
        <div>
          <RowButton onPress={() => handling.edit(user)}>{user.name || user.email}</RowButton>
          {user.email === handling.ownEmail && <span className="panel-meta"> sei tu</span>}
          {user.name && <p className="panel-meta panel-ellipsis">{user.email}</p>}
          <p className="panel-meta">
            {user.last_seen_at ? `Ultimo accesso ${italianMoment(user.last_seen_at)}` : "Nessuna sessione"}
          </p>
          <p className="panel-meta">Creato il {italianDay(user.created_at)}</p>
        </div>
        <UserActions user={user} {...handling} />
      </div>
      <p className="user-card-states">
        <UserState user={user} />
        {!user.email_verified && <AddressState user={user} />}
        {user.two_factor && <span className="panel-soft">Secondo fattore</span>}
      </p>
      <UserRoles user={user} ask={handling.ask} />
    </>
  );
}
