import { useState } from "react";
import { Link } from "react-router";
import { PANEL_SHELL_WORDS } from "#app/features/admin/shell/shell-words.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { type ReplyAlert, replyAlertWords } from "#domain/enquiries/reply-promise.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./reply-alert.module.css";

/**
 * On every screen, once somebody is about to wait longer than promised: how many wait for an answer, and the way to whoever has waited longest (product.md#reply-alert). It lies over the
 * page's foot, so that nothing moves when it comes, grows or goes; put away, it stays away until it is worse.
 */
export function ReplyAlertLine({ alert, unanswered }: { alert: ReplyAlert | null; unanswered: number }) {
  const [seen, setSeen] = useState<ReplyAlert | null>(null);
  const words = alert && replyAlertWords({ ...alert, all: unanswered });
  const shown = words && alert && (seen === null || isWorse(alert, seen));
  return (
    // There before it says something, or nobody would be told.
    <div aria-live="polite" data-reply-alert={shown ? true : undefined}>
      {shown && (
        <NoticeBox tone="critical" as="div" className={styles.notice}>
          <p>
            {words} {alert.first && <FirstWaiting first={alert.first} />}
          </p>
          <IconButton icon="close" label="Nascondi l'avviso" small onClick={() => setSeen(alert)} />
        </NoticeBox>
      )}
    </div>
  );
}

/** Somebody else has waited longest than when it was put away, or more have little or nothing left. */
const isWorse = (alert: ReplyAlert, seen: ReplyAlert): boolean =>
  alert.waiting > seen.waiting || alert.late > seen.late || alert.first?.id !== seen.first?.id;

function FirstWaiting({ first: { kind, id, reference } }: { first: NonNullable<ReplyAlert["first"]> }) {
  return (
    <Link
      className={textStyles.link}
      to={kind === "booking" ? panelPaths.adminBooking(id) : panelPaths.adminRequest(id)}
    >
      {PANEL_SHELL_WORDS.openFirst(reference)}
    </Link>
  );
}
