import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { SignInAgain } from "#app/features/admin/session/sign-in-again.tsx";
import { StaleLine } from "#app/features/admin/session/stale-line.tsx";
import { CommandPalette } from "#app/features/admin/shell/command-palette.tsx";
import { FlashNotice } from "#app/features/admin/shell/flash-notice.tsx";
import type { Preferences } from "#app/features/admin/shell/preferences.ts";
import { ReplyAnnouncement, ReplyBadge } from "#app/features/admin/shell/reply-alert.tsx";
import { Sidebar } from "#app/features/admin/shell/sidebar.tsx";
import { SidebarSheet } from "#app/features/admin/shell/sidebar-sheet.tsx";
import { ThemeButton } from "#app/features/admin/shell/theme-button.tsx";
import { useShellKey } from "#app/features/admin/shell/use-shell-key.ts";
import { useSidebar } from "#app/features/admin/shell/use-sidebar.ts";
import { useWaitingWork } from "#app/features/admin/shell/use-waiting-work.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import { DraftOwner } from "#app/ui/panel/drafts/draft-owner.ts";
import { dropOldDrafts } from "#app/ui/panel/drafts/draft-store.ts";
import { UnsavedGuard } from "#app/ui/panel/drafts/unsaved.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { HeaderChrome } from "#app/ui/panel/page-header.tsx";
import type { Notice } from "#domain/access/notices.ts";
import type { Role } from "#domain/access/roles.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import "#app/styles/panel.css";
import { PaletteOpener } from "#app/features/admin/shell/palette-opener.tsx";
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
