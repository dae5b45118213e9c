import type { AskAboutUser } from "#app/features/admin/users/use-user-questions.tsx";
import { holds, roleName } from "#app/features/admin/users/user-row.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { ROLES, roleLabel } from "#domain/access/roles.ts";
import type { ApiUser } from "#domain/api/users.ts";
import styles from "./users.module.css";

interface UserRolesProps {
  user: ApiUser;
  ask: AskAboutUser;
}

/** Somebody's roles, each with what takes it away, and a menu with the others (product.md#users). */
export function UserRoles({ user, ask }: UserRolesProps) {
  const further = ROLES.filter((role) => !holds(user, role));
  return (
    <span className={styles.roles}>
      {user.roles.length === 0 && <span className={textStyles.meta}>Nessun ruolo</span>}
      {user.roles.map((held) => (
        <span key={held.id} className={styles.role}>
          {roleName(held.role)}
          <button
            type="button"
            aria-label={`Togli il ruolo ${roleName(held.role)} a ${user.email}`}
            title={`Togli il ruolo ${roleName(held.role)}`}
            onClick={() => ask({ about: "revoke", user, held })}
          >
            <Icon name="close" size={10} />
          </button>
        </span>
      ))}
      {further.length > 0 && (
        <ActionMenu
          icon="plus"
          label={`Assegna un ruolo a ${user.email}`}
          actions={further.map((role) => ({
            label: roleLabel(role),
            onSelect: () => ask({ about: "grant", user, role }),
          }))}
        />
      )}
    </span>
  );
}
