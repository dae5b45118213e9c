import { useLocation } from "react-router";
import { PANEL_SHELL_WORDS } from "#app/features/admin/shell/shell-words.ts";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { ENABLE_SECOND_FACTOR_LABEL } from "#domain/access/access-messages.ts";
import { findPanelScreen } from "#domain/access/panel-screens.ts";
import { SECOND_FACTOR_REQUIRED_MESSAGE } from "#domain/access/sign-in-words.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./panel-shell.module.css";

/** Shown while a screen's data is loading (product.md#panel-shell). */
export function ScreenLoading() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={findPanelScreen(pathname)?.label ?? "Pannello"} />
      <PageBody>
        <p className={styles.loading} role="status">
          {panelMessages.guard.loading}
        </p>
      </PageBody>
    </>
  );
}

/** Shown to users whose roles do not allow this screen (product.md#roles). */
export function AccessDenied() {
  return (
    <GuardMessage title={panelMessages.guard.denied}>
      <p>{panelMessages.guard.deniedText}</p>
    </GuardMessage>
  );
}

/** Shown to users without any role (product.md#roles). */
export function NoRole() {
  return (
    <GuardMessage title={panelMessages.guard.noRole}>
      <p>Il tuo accesso è attivo. Un amministratore deve ancora assegnarti un ruolo.</p>
    </GuardMessage>
  );
}

/** Shown to an admin who must set up the second factor first (product.md#roles). */
export function SecondFactorRequired() {
  return (
    <GuardMessage title={ENABLE_SECOND_FACTOR_LABEL}>
      <p>
        {SECOND_FACTOR_REQUIRED_MESSAGE} {PANEL_SHELL_WORDS.authenticatorNeeded}
      </p>
      <ButtonLink look="primary" to={panelPaths.account}>
        Vai al tuo account
      </ButtonLink>
    </GuardMessage>
  );
}

/** A screen with only a message: what happened, and what the user can do. */
export function GuardMessage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <div className={styles.guard}>{children}</div>
      </PageBody>
    </>
  );
}
