import { Link } from "react-router";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiReplyAlert } from "#domain/api/reply-alert.ts";
import { replyAlertWords } from "#domain/enquiries/reply-promise.ts";
import { paths } from "#domain/paths.ts";

/** Over every screen: who is about to wait longer than promised, and the way to whoever has waited longest (product.md#reply-alert). */
export function ReplyAlertLine({ alert }: { alert: ApiReplyAlert | null }) {
  const words = alert && replyAlertWords(alert);
  return (
    // There before it says something, or nobody would be told.
    <div aria-live="polite">
      {words && (
        <NoticeBox tone="critical">
          {words} {alert.first && <FirstWaiting first={alert.first} />}
        </NoticeBox>
      )}
    </div>
  );
}

function FirstWaiting({ first: { kind, id, reference } }: { first: NonNullable<ApiReplyAlert["first"]> }) {
  return (
    <Link className={textStyles.link} to={kind === "booking" ? paths.adminBooking(id) : paths.adminRequest(id)}>
      Apri {reference}, che aspetta da più tempo
    </Link>
  );
}
