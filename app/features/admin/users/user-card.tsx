import { italianMoment } from "#app/features/admin/italian-day.ts";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { UserActions, type UserHandling } from "#app/features/admin/users/user-actions.tsx";
import { UserRoles } from "#app/features/admin/users/user-roles.tsx";
import { AddressState, UserState } from "#app/features/admin/users/user-state.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { RowButton } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiUser } from "#domain/api/users.ts";
import styles from "./user-card.module.css";

/** A user on a phone. */
export function UserCard({ user, ...handling }: UserHandling & { user: ApiUser }) {
  const { timeZone } = useSite();
  return (
    <>
      <CardHead>
        <div>
          <RowButton onPress={() => handling.edit(user)}>{user.name || user.email}</RowButton>
          {user.email === handling.ownEmail && <span className={textStyles.meta}> sei tu</span>}
          {user.name && <p className={`${textStyles.meta} ${textStyles.ellipsis}`}>{user.email}</p>}
          <p className={textStyles.meta}>
            {user.last_seen_at ? `Ultimo accesso ${italianMoment(user.last_seen_at, timeZone)}` : "Nessuna sessione"}
          </p>
          <p className={textStyles.meta}>
            Creato il <ItalianDay at={user.created_at} />
          </p>
        </div>
        <UserActions user={user} {...handling} />
      </CardHead>
      <p className={styles.states}>
        <UserState user={user} />
        {!user.email_verified && <AddressState user={user} />}
        {user.two_factor && <span className={textStyles.soft}>Secondo fattore</span>}
      </p>
      <UserRoles user={user} ask={handling.ask} />
    </>
  );
}
