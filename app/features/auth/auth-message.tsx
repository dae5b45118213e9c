import { useEffect, useRef } from "react";
import type { FormProblem } from "#app/ui/fields/error-summary.tsx";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { Notice } from "#domain/access/notices.ts";
import styles from "./auth-form.module.css";

interface AuthMessageProps {
  notice: Notice | null;
  /** What is wrong with the form's fields, in their order. */
  problems?: readonly FormProblem[];
}

/**
 * Says how something ended, once: a toast (product.md#messages), and until scripts arrive a line above the form. A failure's line stays, for the
 * person who is about to try again, with the way to each field that is to blame.
 */
export function AuthMessage({ notice, problems = [] }: AuthMessageProps) {
  const toast = useToast();
  const hydrated = useHydrated();
  const shown = useRef<Notice | null>(null);
  useEffect(() => {
    if (!notice || shown.current === notice) return;
    shown.current = notice;
    if (notice.tone === "success") toast.success(notice.text);
    else toast.error(notice.text);
  }, [notice, toast]);
  if (!notice) return null;
  const failed = notice.tone === "failure";
  if (hydrated && !failed) return null;
  // With scripts the toast is what is read out.
  const role = hydrated ? undefined : failed ? "alert" : "status";
  return (
    <NoticeBox as="div" tone={failed ? "critical" : undefined} role={role}>
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
