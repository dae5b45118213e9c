import { Link } from "react-router";
import { SignOutForm } from "#app/features/admin/session/sign-out-form.tsx";
import { initialsOf } from "#app/features/admin/shell/initials.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { type Role, roleLabel } from "#domain/access/roles.ts";
import { ACCOUNT_SCREEN } from "#domain/access/screens.ts";
import styles from "./sidebar-user.module.css";

interface SidebarUserProps {
  email: string;
  roles: readonly Role[];
  collapsed: boolean;
  /** The account's own screen is open. */
  current: boolean;
}

/** Who is signed in: initials and address of the e-mail, the role's label, and "Esci" (product.md#panel-shell). */
export function SidebarUser({ email, roles, collapsed, current }: SidebarUserProps) {
  const label = roles.map(roleLabel).join(", ") || "Nessun ruolo";
  return (
    <div className={styles.user} data-collapsed={collapsed || undefined}>
      <Link
        to={ACCOUNT_SCREEN}
        className={styles.initials}
        aria-label={`Il tuo account, ${email}`}
        aria-current={current ? "page" : undefined}
        title={email}
      >
        {initialsOf(email)}
      </Link>
      {!collapsed && (
        <>
          <span className={`${styles.email} ${textStyles.ellipsis}`} title={email}>
            {email}
          </span>
          <span className={`${styles.role} ${textStyles.meta} ${textStyles.ellipsis}`}>{label}</span>
        </>
      )}
      <SignOutForm className={styles.leave}>
        {collapsed ? (
          <IconButton type="submit" icon="exit" label="Esci" small />
        ) : (
          <Button type="submit" look="ghost" icon="exit" small>
            Esci
          </Button>
        )}
      </SignOutForm>
    </div>
  );
}
