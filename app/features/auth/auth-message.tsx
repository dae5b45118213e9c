import { createContext, useContext } from "react";
import type { FormProblem } from "#app/ui/fields/error-summary.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { Notice } from "#domain/access/notices.ts";
import styles from "./auth-form.module.css";

/** The message of a sign-in page about the last action; null when there is none. */
export const AuthNoticeContext = createContext<Notice | null>(null);

/**
 * Renders the result of an action and links to each invalid field (`problems`, in field order). It stays visible for the next attempt; with scripts a
 * toast shows it too (auth-toasts.tsx).
 */
export function AuthMessage({ problems = [] }: { problems?: readonly FormProblem[] }) {
  const notice = useContext(AuthNoticeContext);
  if (!notice) return null;
  const failed = notice.tone === "failure";
  return (
    <NoticeBox as="div" tone={failed ? "critical" : undefined} role={failed ? "alert" : "status"} data-said-by-toast="">
      {notice.text}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ path, message }) => (
            <li key={path}>
              <a className={textStyles.link} href={`#${path}`}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </NoticeBox>
  );
}
