import type { RequestUserChange } from "#app/features/admin/users/use-user-changes.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import type { ApiUser } from "#domain/api/users/users.ts";

/** The actions on a user of the list. */
export interface UserRowHandlers {
  /** The signed-in user's e-mail. */
  ownEmail: string;
  requestChange: RequestUserChange;
  onEdit: (user: ApiUser) => void;
}

/** The menu of a user. Admins cannot disable their own account: "Esci" signs them out, and another admin can disable it. */
export function UserActions({ user, ownEmail, requestChange, onEdit }: UserRowHandlers & { user: ApiUser }) {
  const isOwnAccount = user.email === ownEmail;
  return (
    <ActionMenu
      label={`Azioni per ${user.email}`}
      actions={[
        { label: "Modifica il nome", icon: "edit", onSelect: () => onEdit(user) },
        {
          label: "Chiudi tutte le sessioni",
          icon: "exit",
          disabled: user.last_seen_at === null,
          onSelect: () => requestChange({ type: "sign-out", user }),
        },
        ...(user.two_factor && !isOwnAccount
          ? [
              {
                label: "Togli il secondo fattore",
                icon: "minus" as const,
                destructive: true,
                onSelect: () => requestChange({ type: "second-factor", user }),
              },
            ]
          : []),
        user.disabled_at
          ? { label: "Riattiva", icon: "check", onSelect: () => requestChange({ type: "enable", user }) }
          : {
              label: "Disattiva",
              icon: "minus",
              destructive: true,
              disabled: isOwnAccount,
              onSelect: () => requestChange({ type: "disable", user }),
            },
      ]}
    />
  );
}
