import { type FormEvent, lazy, type ReactNode, Suspense, useContext, useState } from "react";
import { Link } from "react-router";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { groupNavigationEntries } from "#app/features/admin/shell/navigation-groups.ts";
import { PANEL_SHELL_WORDS } from "#app/features/admin/shell/shell-words.ts";
import type { WaitingCounts } from "#app/features/admin/shell/use-waiting-work.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { DraftOwnerContext } from "#app/ui/panel/drafts/draft-owner-context.ts";
import { hasDrafts } from "#app/ui/panel/drafts/draft-store.ts";
import { DRAFT_WORDS } from "#app/ui/panel/drafts/draft-words.ts";
import { useUnsavedForms } from "#app/ui/panel/drafts/unsaved-changes.tsx";
import { UnsavedChangesDialog } from "#app/ui/panel/drafts/unsaved-changes-dialog.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { loadWithRetry } from "#app/ui/requests/load-with-retry.ts";
import { useSite } from "#app/ui/site.tsx";
import {
  ACCOUNT_SCREEN_PATH,
  findPanelScreen,
  listVisibleScreens,
  type PanelScreen,
} from "#domain/access/panel-screens.ts";
import { type Role, roleLabel } from "#domain/access/roles.ts";
import { SIGN_IN_MESSAGES } from "#domain/access/sign-in-messages.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import styles from "./sidebar.module.css";

const SidebarLogo = lazy(() => loadWithRetry(() => import("./sidebar-logo.tsx")));

export interface SidebarProps {
  email: string;
  roles: readonly Role[];
  pathname: string;
  /** Shows only icons, 3rem wide. */
  isCollapsed: boolean;
  /** Collapses or expands the sidebar; in the drawer, closes it. */
  onToggle: () => void;
  isDrawer?: boolean;
  waiting?: WaitingCounts;
  /** Rendered beside the close button. */
  extra?: ReactNode;
}

/** The panel's navigation: the entries that the user's roles allow (product.md#panel-shell), and the signed-in user. */
export function Sidebar({
  email,
  roles,
  pathname,
  isCollapsed,
  onToggle,
  isDrawer,
  waiting = {},
  extra,
}: SidebarProps) {
  const site = useSite();
  return (
    <div className={styles.sidebar} data-collapsed={isCollapsed || undefined}>
      <div className={styles.top}>
        {!isCollapsed && (
          <Link to={panelPaths.admin} className={styles.mark}>
            {site.logos ? (
              <Suspense fallback={site.name}>
                <SidebarLogo />
              </Suspense>
            ) : (
              site.name
            )}{" "}
            <span className={`${textStyles.meta} ${styles.staff}`}>Staff</span>
          </Link>
        )}
        {extra}
        <IconButton
          icon={isDrawer ? "close" : "sidebar"}
          label={isDrawer ? "Chiudi il menu" : isCollapsed ? "Espandi il menu (Ctrl B)" : "Comprimi il menu (Ctrl B)"}
          aria-keyshortcuts="Control+B Meta+B"
          aria-expanded={isDrawer ? undefined : !isCollapsed}
          small
          onClick={onToggle}
        />
      </div>
      <nav className={styles.nav} aria-label="Menu principale">
        <SidebarEntries {...{ roles, pathname, isCollapsed, waiting }} />
      </nav>
      <SidebarUser email={email} roles={roles} isCollapsed={isCollapsed} current={pathname === panelPaths.account} />
    </div>
  );
}

interface SidebarEntriesProps extends Pick<SidebarProps, "roles" | "pathname" | "isCollapsed"> {
  waiting: WaitingCounts;
}

function SidebarEntries({ roles, pathname, isCollapsed, waiting }: SidebarEntriesProps) {
  const screens = listVisibleScreens(roles, useSite().offers);
  const current = findCurrentScreen(screens, pathname);
  // Explains an empty navigation.
  if (roles.length === 0) return <p className={styles.none}>{isCollapsed ? "–" : panelMessages.guard.noRole}</p>;
  if (screens.length === 0) return <p className={styles.none}>{isCollapsed ? "–" : panelMessages.guard.noEntries}</p>;
  return groupNavigationEntries(screens).map(({ title, entries }) => (
    <div key={title ?? ""} className={styles.group}>
      {title && !isCollapsed && <p className={styles.groupTitle}>{title}</p>}
      <ul>
        {entries.map(({ path, landing, label, icon }) => (
          <li key={path}>
            <Link
              to={landing ?? path}
              className={styles.entry}
              aria-current={path === current ? "page" : undefined}
              {...(isCollapsed ? { "aria-label": label, title: label } : {})}
            >
              <Icon name={icon} className={styles.icon} />
              {!isCollapsed && label}
            </Link>
            <EntryCounts {...(waiting[path] ?? NOTHING_WAITING)} isCollapsed={isCollapsed} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Returns the path of the entry that the page belongs to. The entry of experiences alone has a path of its own. */
function findCurrentScreen(screens: readonly PanelScreen[], pathname: string): string | undefined {
  const screenPath = findPanelScreen(pathname)?.path;
  return screens.find(({ path }) => path === screenPath || path === pathname)?.path;
}

const NOTHING_WAITING = { waiting: 0, waitsFor: "", overdue: 0 };

interface EntryCountsProps {
  waiting: number;
  /** "in attesa di risposta". */
  waitsFor: string;
  overdue: number;
  isCollapsed: boolean;
}

/**
 * Shows how many requests wait on an entry's screen and whether something is overdue. It comes after the link, so the link's accessible name stays
 * the same. In a collapsed sidebar it is a dot.
 */
function EntryCounts({ waiting, waitsFor, overdue, isCollapsed }: EntryCountsProps) {
  if (waiting === 0 && overdue === 0) return null;
  return (
    <span className={isCollapsed ? styles.dot : styles.count} data-late={overdue > 0 || undefined}>
      {overdue > 0 && (
        <>
          {!isCollapsed && <Icon name="clock" size={14} className={styles.late} />}
          <span className={textStyles.hidden}>{PANEL_SHELL_WORDS.late(overdue)}</span>
        </>
      )}
      {waiting > 0 && (
        <span>
          {isCollapsed ? null : waiting}
          <span className={textStyles.hidden}> {waitsFor}</span>
        </span>
      )}
    </span>
  );
}

interface SidebarUserProps {
  email: string;
  roles: readonly Role[];
  isCollapsed: boolean;
  /** Whether the account screen is open. */
  current: boolean;
}

/** Shows the signed-in user: initials and e-mail, role label, and "Esci" (product.md#panel-shell). */
function SidebarUser({ email, roles, isCollapsed, current }: SidebarUserProps) {
  const label = roles.map(roleLabel).join(", ") || "Nessun ruolo";
  return (
    <div className={styles.user} data-collapsed={isCollapsed || undefined}>
      <Link
        to={ACCOUNT_SCREEN_PATH}
        className={styles.initials}
        aria-label={`Il tuo account, ${email}`}
        aria-current={current ? "page" : undefined}
        title={email}
      >
        {initialsOf(email)}
      </Link>
      {!isCollapsed && (
        <>
          <span className={`${styles.email} ${textStyles.ellipsis}`} title={email}>
            {email}
          </span>
          <span className={`${styles.role} ${textStyles.meta} ${textStyles.ellipsis}`}>{label}</span>
        </>
      )}
      <SignOutForm className={styles.leave}>
        {isCollapsed ? (
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

/**
 * The form around "Esci". It is a plain form, so that it works before hydration. After hydration it confirms the deletion of drafts, and a
 * network error leaves the panel open.
 */
export function SignOutForm({ className, children }: { className: string | undefined; children: ReactNode }) {
  const toast = useToast();
  const owner = useContext(DraftOwnerContext);
  const unsaved = useUnsavedForms();
  const [isConfirming, setIsConfirming] = useState(false);
  const signOut = async () => {
    setIsConfirming(false);
    try {
      await postSignOut();
    } catch {
      return toast.error(SIGN_IN_MESSAGES.signOutFailed);
    }
    unsaved.release();
    window.location.assign(paths.login);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (unsaved.hasAny() || (owner !== null && hasDrafts(owner))) setIsConfirming(true);
    else void signOut();
  };
  return (
    <form method="post" action={paths.logout} className={className} onSubmit={onSubmit}>
      {children}
      <UnsavedChangesDialog
        open={isConfirming}
        onStay={() => setIsConfirming(false)}
        onLeave={signOut}
        stay={DRAFT_WORDS.stay}
        leave={SESSION_WORDS.signOut}
      >
        {SESSION_WORDS.signOutWarning}
      </UnsavedChangesDialog>
    </form>
  );
}

/**
 * Signs the user out by the same POST as the form. It does not follow the redirect, because the caller opens the sign-in page, which checks the
 * session itself.
 */
async function postSignOut(): Promise<void> {
  const { ok, type } = await fetch(paths.logout, { method: "POST", redirect: "manual" });
  if (!ok && type !== "opaqueredirect") throw new Error("Not signed out");
}

/** Returns one or two initials of an e-mail address (product.md#panel-shell): "giulia.ferraris@…" is GF, "admin@…" is AD. */
export function initialsOf(email: string): string {
  const name = email.split("@")[0] ?? "";
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = "", second] = words;
  const emails = second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join("");
  return emails.toLocaleUpperCase("it-IT");
}
