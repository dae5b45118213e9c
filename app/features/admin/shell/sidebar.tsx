import type { ReactNode } from "react";
import { Link } from "react-router";
import { groupEntries } from "#app/features/admin/shell/navigation.ts";
import { PANEL_SHELL_WORDS } from "#app/features/admin/shell/shell-words.ts";
import { SidebarUser } from "#app/features/admin/shell/sidebar-user.tsx";
import type { WaitingCounts } from "#app/features/admin/shell/use-waiting-work.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { Role } from "#domain/access/roles.ts";
import { screenOf, visibleScreens } from "#domain/access/screens.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./sidebar.module.css";

export interface SidebarProps {
  email: string;
  roles: readonly Role[];
  pathname: string;
  /** Only drawings, 3rem wide. */
  collapsed: boolean;
  /** Collapses or opens it; in the sheet of a phone, closes it. */
  onToggle: () => void;
  inSheet?: boolean;
  waiting?: WaitingCounts;
  /** Beside the button that closes it. */
  extra?: ReactNode;
}

/** The panel's navigation: the entries a person's roles have (product.md#panel-shell), and who is signed in. */
export function Sidebar({ email, roles, pathname, collapsed, onToggle, inSheet, waiting = {}, extra }: SidebarProps) {
  const site = useSite();
  return (
    <div className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.top}>
        {!collapsed && (
          <Link to={panelPaths.admin} className={styles.mark}>
            {site.name} <span className={`${textStyles.meta} ${styles.staff}`}>Staff</span>
          </Link>
        )}
        {extra}
        <IconButton
          icon={inSheet ? "close" : "sidebar"}
          label={inSheet ? "Chiudi il menu" : collapsed ? "Espandi il menu (Ctrl B)" : "Comprimi il menu (Ctrl B)"}
          aria-keyshortcuts="Control+B Meta+B"
          aria-expanded={inSheet ? undefined : !collapsed}
          small
          onClick={onToggle}
        />
      </div>
      <nav className={styles.nav} aria-label="Menu principale">
        <SidebarEntries {...{ roles, pathname, collapsed, waiting }} />
      </nav>
      <SidebarUser email={email} roles={roles} collapsed={collapsed} current={pathname === panelPaths.account} />
    </div>
  );
}

interface SidebarEntriesProps extends Pick<SidebarProps, "roles" | "pathname" | "collapsed"> {
  waiting: WaitingCounts;
}

function SidebarEntries({ roles, pathname, collapsed, waiting }: SidebarEntriesProps) {
  const screens = visibleScreens(roles);
  const current = screenOf(pathname)?.path;
  // Somebody who has nothing to open is told why.
  if (roles.length === 0) return <p className={styles.none}>{collapsed ? "–" : panelMessages.guard.noRole}</p>;
  if (screens.length === 0) return <p className={styles.none}>{collapsed ? "–" : panelMessages.guard.noEntries}</p>;
  return groupEntries(screens).map(({ title, entries }) => (
    <div key={title ?? ""} className={styles.group}>
      {title && !collapsed && <p className={styles.groupTitle}>{title}</p>}
      <ul>
        {entries.map(({ path, label, icon }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.entry}
              aria-current={path === current ? "page" : undefined}
              {...(collapsed ? { "aria-label": label, title: label } : {})}
            >
              <Icon name={icon} className={styles.icon} />
              {!collapsed && label}
            </Link>
            <EntryMarks {...(waiting[path] ?? NOTHING)} collapsed={collapsed} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

const NOTHING = { waiting: 0, waitsFor: "", overdue: 0 };

interface EntryMarksProps {
  waiting: number;
  /** "in attesa di risposta". */
  waitsFor: string;
  overdue: number;
  collapsed: boolean;
}

/** How many wait behind an entry and whether something is late, after its link, whose name stays the same; a dot where there is no room. */
function EntryMarks({ waiting, waitsFor, overdue, collapsed }: EntryMarksProps) {
  if (waiting === 0 && overdue === 0) return null;
  return (
    <span className={collapsed ? styles.dot : styles.count} data-late={overdue > 0 || undefined}>
      {overdue > 0 && (
        <>
          {!collapsed && <Icon name="clock" size={14} className={styles.late} />}
          <span className={textStyles.hidden}>{PANEL_SHELL_WORDS.late(overdue)}</span>
        </>
      )}
      {waiting > 0 && (
        <span>
          {collapsed ? null : waiting}
          <span className={textStyles.hidden}> {waitsFor}</span>
        </span>
      )}
    </span>
  );
}
