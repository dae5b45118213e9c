import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";
import { Link } from "#app/ui/link.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { paths } from "#domain/paths.ts";
import "#app/styles/panel.css";
import { classNames } from "#app/ui/class-names.ts";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./auth-layout.module.css";

/** By its height in a wide window, whose picture stands upright. */
const shown = { alt: "", sizes: "max(58vw, 80vh)", phoneSizes: "100vw", priority: "if-shown" } as const;

/** Around every sign-in page: the form on one side, the riviera on the other. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const site = useSite();
  return (
    // The policy of our pages forbids style elements; the few rules these would bring are in the panel's own sheet.
    <CSPProvider disableStyleElements>
      <ToastProvider>
        <div className={classNames("panel-root", styles.root)}>
          <div className={styles.picture}>
            <Picture
              src="/pictures/heroes/day-tall-800.webp"
              phoneSrc="/pictures/heroes/day-1280.webp"
              only="day"
              {...shown}
            />
            <Picture
              src="/pictures/heroes/night-tall-800.webp"
              phoneSrc="/pictures/heroes/night-1280.webp"
              only="night"
              {...shown}
            />
          </div>
          <div className={styles.pane}>
            <header>
              <Link to={paths.home} className={styles.mark}>
                {site.name}
              </Link>
            </header>
            <main className={styles.main}>
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

/** The ways on from a sign-in page, under its form. */
export function AuthLinks({ as: Element = "p", children }: { as?: "p" | "div"; children: ReactNode }) {
  return <Element className={styles.links}>{children}</Element>;
}
