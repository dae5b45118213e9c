import { useLocation } from "react-router";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { screenOf } from "#domain/access/screens.ts";
import { messages } from "#domain/messages.it.ts";
import styles from "./guard-states.module.css";

/** While a screen's data is on its way (product.md#panel-shell). */
export function ScreenLoading() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={screenOf(pathname)?.label ?? "Pannello"} />
      <PageBody>
        <p className={styles.loading} role="status">
          {messages.panel.guard.loading}
        </p>
      </PageBody>
    </>
  );
}

/** For somebody whose roles do not open this screen (product.md#roles). */
export function AccessDenied() {
  return (
    <GuardText title={messages.panel.guard.denied}>
      <p>{messages.panel.guard.deniedText}</p>
    </GuardText>
  );
}

/** For somebody without any role (product.md#roles). */
export function NoRole() {
  return (
    <GuardText title={messages.panel.guard.noRole}>
      <p>Il tuo accesso è attivo. Un amministratore deve ancora assegnarti un ruolo.</p>
    </GuardText>
  );
}

/** A screen that is a sentence: what happened, and what one can do. */
export function GuardText({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <div className={styles.guard}>{children}</div>
      </PageBody>
    </>
  );
}
