import { type ReactNode, use } from "react";
import { useActionData } from "react-router";
import type { AuthFormResult } from "#app/features/auth/auth-form-result.ts";
import { AuthNoticeContext } from "#app/features/auth/auth-message.tsx";
import { AuthPictureContext } from "#app/features/auth/auth-picture.ts";
import AuthToasts from "#app/features/auth/auth-toasts.tsx";
import { AUTH_WORDS } from "#app/features/auth/auth-words.ts";
import { useSiteScope } from "#app/features/shell/site-scope.tsx";
import { Link } from "#app/ui/link.tsx";
import { CompanyLogo } from "#app/ui/picture/company-logo.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { Notice } from "#domain/access/notices.ts";
import { paths } from "#domain/paths.ts";
import "#app/styles/panel.css";
import { classNames } from "#app/ui/class-names.ts";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./auth-layout.module.css";

/** Sized by height in a wide window, where the picture is in portrait format. */
const PICTURE_PROPS = { alt: "", sizes: "max(58vw, 80vh)", phoneSizes: "100vw", priority: "if-shown" } as const;

interface AuthLayoutProps {
  title: string;
  /** The message of the previous page; the result of a form on this page replaces it. */
  notice?: Notice | null;
  children: ReactNode;
}

/** Lays out a sign-in page: the form beside a picture of the riviera, or alone for a company without cars. */
export function AuthLayout({ title, notice = null, children }: AuthLayoutProps) {
  const site = useSite();
  const hasPicture = use(AuthPictureContext);
  const cities = useSiteScope()?.leadingCities ?? [];
  const result = useActionData<AuthFormResult>();
  const currentNotice = result ? toFailureNotice(result) : notice && { tone: notice.tone, text: notice.text };
  return (
    <AuthNoticeContext value={currentNotice}>
      <div className={classNames("panel-root", styles.root, !hasPicture && styles.bare)}>
        {hasPicture && (
          <div className={styles.picture}>
            <Picture
              src="/pictures/heroes/day-tall-800.webp"
              phoneSrc="/pictures/heroes/day-1280.webp"
              onlyTheme="day"
              {...PICTURE_PROPS}
            />
            <Picture
              src="/pictures/heroes/night-tall-800.webp"
              phoneSrc="/pictures/heroes/night-1280.webp"
              onlyTheme="night"
              {...PICTURE_PROPS}
            />
          </div>
        )}
        <div className={styles.pane}>
          <header>
            <Link to={paths.home} className={styles.mark}>
              {site.logos ? (
                <CompanyLogo logos={site.logos} ground="page" alt={site.name} maxWidth="240px" maxHeight="52px" />
              ) : (
                site.name
              )}
            </Link>
          </header>
          <main className={styles.main} data-page="access">
            <h1>{title}</h1>
            {children}
          </main>
          <footer className={textStyles.meta}>{AUTH_WORDS.staffOnly({ cities })}</footer>
        </div>
      </div>
      {/* Outside the part of the document that a form's response replaces. */}
      <AuthToasts notice={currentNotice} />
    </AuthNoticeContext>
  );
}

const toFailureNotice = ({ message }: AuthFormResult): Notice | null =>
  message ? { tone: "failure", text: message } : null;

/** Lists the links to other pages below a sign-in form. */
export function AuthLinks({ as: Element = "p", children }: { as?: "p" | "div"; children: ReactNode }) {
  return <Element className={styles.links}>{children}</Element>;
}
