import type { RequestUserChange } from "#app/features/admin/users/use-user-changes.tsx";
import { hasRole, roleName } from "#app/features/admin/users/user-role-names.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { ROLES, roleLabel } from "#domain/access/roles.ts";
import type { ApiUser } from "#domain/api/users/users.ts";
import styles from "./users.module.css";

interface UserRolesProps {
  user: ApiUser;
  requestChange: RequestUserChange;
}

/** Shows a user's roles, each with a revoke button, and a menu that grants others (product.md#users). */
export function UserRoles({ user, requestChange }: UserRolesProps) {
  const otherRoles = ROLES.filter((role) => !hasRole(user, role));
  return (
    <span className={styles.roles}>
      {user.roles.length === 0 && <span className={textStyles.meta}>Nessun ruolo</span>}
      {user.roles.map((heldRole) => (
        <span key={heldRole.id} className={styles.role}>
          {roleName(heldRole.role)}
          <button
            type="button"
            aria-label={`Togli il ruolo ${roleName(heldRole.role)} a ${user.email}`}
            title={`Togli il ruolo ${roleName(heldRole.role)}`}
            onClick={() => requestChange({ type: "revoke", user, heldRole })}
          >
            <Icon name="close" size={10} />
          </button>
        </span>
      ))}
      {otherRoles.length > 0 && (
        <ActionMenu
          icon="plus"
          label={`Assegna un ruolo a ${user.email}`}
          actions={otherRoles.map((role) => ({
            label: roleLabel(role),
            onSelect: () => requestChange({ type: "grant", user, role }),
          }))}
        />
      )}
    </span>
  );
}
