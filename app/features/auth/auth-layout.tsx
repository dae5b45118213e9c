import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { HOUSE } from "#domain/house.ts";
import { paths } from "#domain/paths.ts";
import "#app/styles/panel.css";
import "./auth.css";
import textStyles from "#app/ui/panel/text.module.css";

/** Around every sign-in page: the form on one side, the riviera on the other (look/staff/accesso). */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    // The policy of our pages forbids style elements; the few rules these would bring are in the panel's own sheet.
    <CSPProvider disableStyleElements>
      <ToastProvider>
        <div className="panel-root auth">
          <div className="auth-picture">
            <Picture src="/pictures/heroes/day-1280.webp" alt="" sizes="(width < 768px) 100vw, 58vw" priority />
          </div>
          <div className="auth-pane">
            <header>
              <Link to={paths.home} className="auth-mark">
                {HOUSE.name}
              </Link>
            </header>
            <main className="auth-main">
              <h1>{title}</h1>
              {children}
            </main>
            <footer className={textStyles.meta}>
              Riservato al personale. Milano, Roma, Monaco, Parigi, Vienna, Zurigo, Barcellona.
            </footer>
          </div>
        </div>
      </ToastProvider>
    </CSPProvider>
  );
}
