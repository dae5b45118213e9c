import noticeStyles from "#app/features/admin/bookings/alerts/alerts.module.css";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBanDecision } from "#domain/api/ban-decisions/ban-decisions.ts";
import { BanDecisionItem } from "./ban-decision-item.tsx";
import { BAN_DECISION_WORDS } from "./ban-decision-words.ts";

interface BanDecisionNoticeProps {
  decisions: readonly ApiBanDecision[];
  loadedAt: number;
}

/** Shows at a booking what was asked for a banned customer and what admins decided; renders nothing when there is nothing (product.md#rental-ban). */
export function BanDecisionNotice({ decisions, loadedAt }: BanDecisionNoticeProps) {
  if (decisions.length === 0) return null;
  return (
    <NoticeBox as="div" tone="critical" className={noticeStyles.notice}>
      <p className={textStyles.strong}>{BAN_DECISION_WORDS.noticeTitle}</p>
      <DecisionList {...{ decisions, loadedAt }} />
    </NoticeBox>
  );
}

function DecisionList({ decisions, loadedAt }: BanDecisionNoticeProps) {
  const now = new Date(loadedAt);
  return (
    <ul {...useFocusRetention<HTMLUListElement>()}>
      {decisions.map((decision) => (
        <li key={decision.id}>
          <BanDecisionItem decision={decision} now={now} />
        </li>
      ))}
    </ul>
  );
}
