import { ItalianDay, ItalianMoment } from "#app/features/admin/site-dates.tsx";
import { UserActions, type UserRowHandlers } from "#app/features/admin/users/user-actions.tsx";
import { roleName } from "#app/features/admin/users/user-role-names.ts";
import { UserRoles } from "#app/features/admin/users/user-roles.tsx";
import { EmailVerificationState, UserState } from "#app/features/admin/users/user-state.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiUser } from "#domain/api/users/users.ts";
import { formatCsvMoment } from "#domain/bookings/bookings-csv.ts";

/** The columns of the list; the name opens the form. */
export function userColumns(rowHandlers: UserRowHandlers): Column<ApiUser>[] {
  return [
    {
      id: "user",
      isFixed: true,
      text: ({ name, email }) => (name ? `${name} <${email}>` : email),
      header: "Utente",
      cell: (user) => (
        <>
          <RowButton onPress={() => rowHandlers.onEdit(user)}>{user.name || user.email}</RowButton>
          {user.email === rowHandlers.ownEmail && <span className={textStyles.meta}> sei tu</span>}
          {user.name && <p className={textStyles.meta}>{user.email}</p>}
        </>
      ),
    },
    {
      id: "roles",
      header: "Ruoli",
      text: ({ roles }) => roles.map(({ role }) => roleName(role)).join(", "),
      cell: (user) => <UserRoles user={user} requestChange={rowHandlers.requestChange} />,
    },
    {
      id: "state",
      header: "Stato",
      text: ({ disabled_at }) => (disabled_at ? "Disattivato" : "Attivo"),
      cell: (user) => <UserState user={user} />,
    },
    {
      id: "address",
      header: "Indirizzo",
      text: ({ email_verified }) => (email_verified ? "Verificato" : "Da verificare"),
      cell: (user) => <EmailVerificationState user={user} />,
    },
    {
      id: "factor",
      header: "Secondo fattore",
      text: ({ two_factor }) => (two_factor ? "Attivo" : ""),
      cell: ({ two_factor }) => <span className={textStyles.soft}>{two_factor ? "Attivo" : "–"}</span>,
    },
    {
      id: "seen",
      header: "Ultimo accesso",
      text: ({ last_seen_at }, timeZone) => formatCsvMoment(last_seen_at, timeZone),
      align: "end",
      cell: ({ last_seen_at }) => (
        <span className={textStyles.soft}>
          {last_seen_at ? <ItalianMoment at={last_seen_at} /> : "nessuna sessione"}
        </span>
      ),
    },
    {
      id: "created",
      header: "Creato il",
      text: ({ created_at }, timeZone) => formatCsvMoment(created_at, timeZone),
      align: "end",
      cell: ({ created_at }) => (
        <span className={textStyles.soft}>
          <ItalianDay at={created_at} />
        </span>
      ),
    },
    {
      id: "actions",
      header: "Azioni",
      isHeaderHidden: true,
      align: "end",
      cell: (user) => <UserActions user={user} {...rowHandlers} />,
    },
  ];
}
