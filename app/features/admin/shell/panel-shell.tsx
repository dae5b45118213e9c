import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { BanReasonPrompt } from "#app/features/admin/ban-decisions/ban-reason-prompt.tsx";
import { ReauthenticationDialog } from "#app/features/admin/session/reauthentication-dialog.tsx";
import { CommandPalette } from "#app/features/admin/shell/command-palette.tsx";
import {
  PREFERENCE_MAX_AGE_SECONDS,
  type Preferences,
  SIDEBAR_COOKIE,
  SIDEBAR_MAX_AGE_SECONDS,
  savePreference,
  THEME_COOKIE,
} from "#app/features/admin/shell/preferences.ts";
import { ReplyAnnouncement, ReplyBadge } from "#app/features/admin/shell/reply-alert.tsx";
import { Sidebar } from "#app/features/admin/shell/sidebar.tsx";
import { useShellShortcut } from "#app/features/admin/shell/use-shell-shortcut.ts";
import { useWaitingWork } from "#app/features/admin/shell/use-waiting-work.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { DraftOwnerContext } from "#app/ui/panel/drafts/draft-owner-context.ts";
import { pruneDrafts } from "#app/ui/panel/drafts/draft-store.ts";
import { UnsavedGuard } from "#app/ui/panel/drafts/unsaved-changes.tsx";
import { ToastProvider, useToast } from "#app/ui/panel/overlays/toast.tsx";
import { HeaderSlotsContext } from "#app/ui/panel/page-header.tsx";
import type { Notice } from "#domain/access/notices.ts";
import type { Role } from "#domain/access/roles.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import "#app/styles/panel.css";
import { Dialog } from "@base-ui/react/dialog";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { isScreenStale, subscribeToScreenStale } from "#app/features/admin/session/stale-if-error.ts";
import { useIsPhone } from "#app/ui/behaviour/use-media-query.ts";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import { Kbd } from "#app/ui/panel/kbd.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { DialogBackdrop } from "#app/ui/panel/overlays/dialog.tsx";
import styles from "./panel-shell.module.css";

export interface ShellData {
  userId: string;
  email: string;
  roles: Role[];
  preferences: Preferences;
  notice: Notice | null;
  /** Waiting work and the reply alert; null for roles that do not handle requests. */
  waitingWork: WaitingWork | null;
}

/** Renders the frame of a panel screen (product.md#panel-shell): sidebar, header actions, toasts. */
export function PanelShell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state !== "idle";
  const [theme, setTheme] = useState(shell.preferences.theme);
  const sidebar = useSidebar(shell.preferences.sidebar);
  const { toggle, closeDrawer } = sidebar;
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const openPalette = useCallback(() => setIsPaletteOpen(true), []);
  useShellShortcut("k", openPalette);
  const { counts: waiting, alert, unanswered } = useWaitingWork(shell.waitingWork);
  const headerChrome = useMemo(
    () => ({
      before: <IconButton icon="menu" label="Apri il menu" className={styles.phoneOnly} onClick={toggle} />,
      after: (
        <>
          {alert && <ReplyBadge alert={alert} unanswered={unanswered} />}
          <PaletteButton onOpen={openPalette} />
          <ThemeButton className={styles.theme} theme={theme} onChange={setTheme} />
        </>
      ),
    }),
    [toggle, theme, openPalette, alert, unanswered],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when the address changes
  useEffect(closeDrawer, [pathname]);
  useEffect(pruneDrafts, []);
  const { email, roles } = shell;

  return (
    // Our Content-Security-Policy forbids style elements; our style sheets contain the few rules that these would add.
    <CSPProvider disableStyleElements>
      <ToastProvider>
        <DraftOwnerContext value={shell.userId}>
          <UnsavedGuard>
            <div
              className={`panel-root ${styles.shell}`}
              data-theme={theme}
              data-collapsed={sidebar.isCollapsed || undefined}
            >
              <a className={styles.skip} href="#content">
                Vai al contenuto
              </a>
              <aside className={styles.side} aria-label="Pannello">
                <Sidebar {...{ email, roles, pathname, waiting }} isCollapsed={sidebar.isCollapsed} onToggle={toggle} />
              </aside>
              <SidebarDrawer open={sidebar.isDrawerOpen} onClose={closeDrawer}>
                <Sidebar
                  {...{ email, roles, pathname, waiting }}
                  isCollapsed={false}
                  onToggle={closeDrawer}
                  isDrawer
                  extra={<ThemeButton theme={theme} onChange={setTheme} />}
                />
              </SidebarDrawer>
              <ReauthenticationDialog userId={shell.userId} email={email} />
              <BanReasonPrompt />
              <CommandPalette roles={roles} open={isPaletteOpen} onClose={() => setIsPaletteOpen(false)} />
              <main className={styles.main} id="content" tabIndex={-1} aria-busy={isLoading || undefined}>
                {isLoading && (
                  <div className={styles.progress} role="progressbar" aria-label={panelMessages.guard.loading} />
                )}
                <FlashNotice notice={shell.notice} />
                <StaleScreenNotice />
                <HeaderSlotsContext value={headerChrome}>{children}</HeaderSlotsContext>
                {alert && <ReplyAnnouncement alert={alert} unanswered={unanswered} />}
              </main>
            </div>
          </UnsavedGuard>
        </DraftOwnerContext>
      </ToastProvider>
    </CSPProvider>
  );
}

/** Shows a message from the previous page (product.md#messages): a toast, or plain text before scripts load. */
function FlashNotice({ notice }: { notice: Notice | null }) {
  const toast = useToast();
  const hydrated = useIsHydrated();
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

/** Opens the command palette from every screen's header. */
function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      className={styles.opener}
      icon="search"
      aria-label="Cerca ovunque (Ctrl K)"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <span>Cerca</span> <Kbd className={styles.key}>Ctrl K</Kbd>
    </Button>
  );
}

interface SidebarDrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The navigation as a drawer on a phone, 18rem wide (product.md#panel-shell). */
function SidebarDrawer({ open, onClose, children }: SidebarDrawerProps) {
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

/** Switches between light and dark; until used, the panel follows the device. */
function ThemeButton({ className, theme, onChange }: ThemeButtonProps) {
  const change = () => {
    const isDark = theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
    const next = isDark ? "light" : "dark";
    savePreference(THEME_COOKIE, next, PREFERENCE_MAX_AGE_SECONDS);
    onChange(next);
  };
  return <IconButton icon="theme" label="Tema chiaro o scuro" className={className} onClick={change} />;
}

/** Says that the displayed data may be stale because the server is unreachable. */
export function StaleScreenNotice() {
  const stale = useSyncExternalStore(subscribeToScreenStale, isScreenStale, () => false);
  return stale ? <NoticeBox role="status">{SESSION_WORDS.stale}</NoticeBox> : null;
}

interface SidebarState {
  isCollapsed: boolean;
  /** Whether the drawer is open, on a phone. */
  isDrawerOpen: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/** Returns the sidebar's state: stored in a cookie for 7 days, toggled with Ctrl or Cmd plus b, a drawer under 768 px (product.md#panel-shell). */
function useSidebar(initial: Preferences["sidebar"]): SidebarState {
  const [isCollapsed, setIsCollapsed] = useState(initial === "collapsed");
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const isPhone = useIsPhone();

  const toggle = useCallback(() => {
    if (isPhone) return setIsDrawerOpen((open) => !open);
    setIsCollapsed(!isCollapsed);
    savePreference(SIDEBAR_COOKIE, isCollapsed ? "open" : "collapsed", SIDEBAR_MAX_AGE_SECONDS);
  }, [isPhone, isCollapsed]);

  useShellShortcut("b", toggle);

  return { isCollapsed, isDrawerOpen, toggle, closeDrawer: useCallback(() => setIsDrawerOpen(false), []) };
}
