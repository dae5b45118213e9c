import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { SignInAgain } from "#app/features/admin/session/sign-in-again.tsx";
import { CommandPalette } from "#app/features/admin/shell/command-palette.tsx";
import {
  keepPreference,
  type Preferences,
  SIDEBAR_COOKIE,
  SIDEBAR_LIFETIME,
  THEME_COOKIE,
  YEAR_LIFETIME,
} from "#app/features/admin/shell/preferences.ts";
import { ReplyAnnouncement, ReplyBadge } from "#app/features/admin/shell/reply-alert.tsx";
import { Sidebar } from "#app/features/admin/shell/sidebar.tsx";
import { useShellKey } from "#app/features/admin/shell/use-shell-key.ts";
import { useWaitingWork } from "#app/features/admin/shell/use-waiting-work.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { DraftOwner } from "#app/ui/panel/drafts/draft-owner.ts";
import { dropOldDrafts } from "#app/ui/panel/drafts/draft-store.ts";
import { UnsavedGuard } from "#app/ui/panel/drafts/unsaved.tsx";
import { ToastProvider, useToast } from "#app/ui/panel/overlays/toast.tsx";
import { HeaderChrome } from "#app/ui/panel/page-header.tsx";
import type { Notice } from "#domain/access/notices.ts";
import type { Role } from "#domain/access/roles.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import "#app/styles/panel.css";
import { Dialog } from "@base-ui/react/dialog";
import { isStale, watchStale } from "#app/features/admin/session/keep-screen.ts";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { usePhone } from "#app/ui/behaviour/use-media-query.ts";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import { Key } from "#app/ui/panel/key.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { DialogBackdrop } from "#app/ui/panel/overlays/dialog.tsx";
import styles from "./panel-shell.module.css";

export interface ShellData {
  userId: string;
  email: string;
  roles: Role[];
  preferences: Preferences;
  notice: Notice | null;
  /** What waits, and who is about to wait too long; null for roles that do not answer. */
  work: WaitingWork | null;
}

/** Everything around a screen of the panel (product.md#panel-shell): sidebar, header's ends, toasts. */
export function PanelShell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { pathname } = useLocation();
  const loading = useNavigation().state !== "idle";
  const [theme, setTheme] = useState(shell.preferences.theme);
  const sidebar = useSidebar(shell.preferences.sidebar);
  const { toggle, closeSheet } = sidebar;
  const [seeking, setSeeking] = useState(false);
  const seek = useCallback(() => setSeeking(true), []);
  useShellKey("k", seek);
  const { counts: waiting, alert, unanswered } = useWaitingWork(shell.work);
  const chrome = useMemo(
    () => ({
      before: <IconButton icon="menu" label="Apri il menu" className={styles.phoneOnly} onClick={toggle} />,
      after: (
        <>
          {alert && <ReplyBadge alert={alert} unanswered={unanswered} />}
          <PaletteOpener onOpen={seek} />
          <ThemeButton className={styles.theme} theme={theme} onChange={setTheme} />
        </>
      ),
    }),
    [toggle, theme, seek, alert, unanswered],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet closes when the address changes
  useEffect(closeSheet, [pathname]);
  useEffect(dropOldDrafts, []);
  const { email, roles } = shell;

  return (
    // The policy of our pages forbids style elements; the few rules these would bring are in our own sheets.
    <CSPProvider disableStyleElements>
      <ToastProvider>
        <DraftOwner value={shell.userId}>
          <UnsavedGuard>
            <div
              className={`panel-root ${styles.shell}`}
              data-theme={theme}
              data-collapsed={sidebar.collapsed || undefined}
            >
              <a className={styles.skip} href="#content">
                Vai al contenuto
              </a>
              <aside className={styles.side} aria-label="Pannello">
                <Sidebar {...{ email, roles, pathname, waiting }} collapsed={sidebar.collapsed} onToggle={toggle} />
              </aside>
              <SidebarSheet open={sidebar.sheetOpen} onClose={closeSheet}>
                <Sidebar
                  {...{ email, roles, pathname, waiting }}
                  collapsed={false}
                  onToggle={closeSheet}
                  inSheet
                  extra={<ThemeButton theme={theme} onChange={setTheme} />}
                />
              </SidebarSheet>
              <SignInAgain userId={shell.userId} email={email} />
              <CommandPalette roles={roles} open={seeking} onClose={() => setSeeking(false)} />
              <main className={styles.main} id="content" tabIndex={-1} aria-busy={loading || undefined}>
                {loading && (
                  <div className={styles.progress} role="progressbar" aria-label={panelMessages.guard.loading} />
                )}
                <FlashNotice notice={shell.notice} />
                <StaleLine />
                <HeaderChrome value={chrome}>{children}</HeaderChrome>
                {alert && <ReplyAnnouncement alert={alert} unanswered={unanswered} />}
              </main>
            </div>
          </UnsavedGuard>
        </DraftOwner>
      </ToastProvider>
    </CSPProvider>
  );
}

/** What the page before has to say (product.md#messages): a toast, and a line of text until scripts arrive. */
function FlashNotice({ notice }: { notice: Notice | null }) {
  const toast = useToast();
  const hydrated = useHydrated();
  const shown = useRef<Notice | null>(null);
  useEffect(() => {
    if (!notice || shown.current === notice) return;
    shown.current = notice;
    if (notice.tone === "success") toast.success(notice.text);
    else toast.error(notice.text);
  }, [notice, toast]);
  if (!notice || hydrated) return null;
  return (
    <p className={styles.notice} role="status">
      {notice.text}
    </p>
  );
}

/** Opens the search of everything, from every screen's header. */
function PaletteOpener({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      className={styles.opener}
      icon="search"
      aria-label="Cerca ovunque (Ctrl K)"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <span>Cerca</span> <Key className={styles.key}>Ctrl K</Key>
    </Button>
  );
}

interface SidebarSheetProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The navigation over a phone's screen, 18rem wide (product.md#panel-shell). */
function SidebarSheet({ open, onClose, children }: SidebarSheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <DialogBackdrop />
        <Dialog.Popup className={styles.sheet} aria-label="Menu">
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ThemeButtonProps {
  className?: string | undefined;
  theme: Preferences["theme"];
  onChange: (theme: Preferences["theme"]) => void;
}

/** Turns the light on or off; until then the panel follows the device. */
function ThemeButton({ className, theme, onChange }: ThemeButtonProps) {
  const change = () => {
    const dark = theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
    const next = dark ? "light" : "dark";
    keepPreference(THEME_COOKIE, next, YEAR_LIFETIME);
    onChange(next);
  };
  return <IconButton icon="theme" label="Tema chiaro o scuro" className={className} onClick={change} />;
}

/** Over a screen that stands although the server does not answer. */
export function StaleLine() {
  const stale = useSyncExternalStore(watchStale, isStale, () => false);
  return stale ? <NoticeBox role="status">{SESSION_WORDS.stale}</NoticeBox> : null;
}

interface SidebarState {
  collapsed: boolean;
  /** Open as a sheet over a phone's screen. */
  sheetOpen: boolean;
  toggle: () => void;
  closeSheet: () => void;
}

/** The sidebar's state: kept in a cookie for 7 days, toggled with Ctrl or Cmd plus b; a sheet under 768 px (product.md#panel-shell). */
function useSidebar(kept: Preferences["sidebar"]): SidebarState {
  const [collapsed, setCollapsed] = useState(kept === "collapsed");
  const [sheetOpen, setSheetOpen] = useState(false);
  const narrow = usePhone();

  const toggle = useCallback(() => {
    if (narrow) return setSheetOpen((open) => !open);
    setCollapsed(!collapsed);
    keepPreference(SIDEBAR_COOKIE, collapsed ? "open" : "collapsed", SIDEBAR_LIFETIME);
  }, [narrow, collapsed]);

  useShellKey("b", toggle);

  return { collapsed, sheetOpen, toggle, closeSheet: useCallback(() => setSheetOpen(false), []) };
}
