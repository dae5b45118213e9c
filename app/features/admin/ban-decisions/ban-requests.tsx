import { Link } from "react-router";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { SectionHead } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBanDecision } from "#domain/api/ban-decisions/ban-decisions.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { BanDecisionItem } from "./ban-decision-item.tsx";
import { BAN_DECISION_WORDS } from "./ban-decision-words.ts";

export interface BanRequestsProps {
  requests: readonly ApiBanDecision[];
  now: Date;
  className?: string | undefined;
  listClassName?: string | undefined;
}

/** Lists on the dashboard what an admin must decide about banned customers (product.md#rental-ban). */
export function BanRequests({ requests, now, className, listClassName }: BanRequestsProps) {
  return (
    <section {...useFocusRetention<HTMLElement>()} className={className} aria-labelledby="decisioni">
      <SectionHead>
        <h2 id="decisioni">{BAN_DECISION_WORDS.listTitle}</h2>
      </SectionHead>
      <ul className={listClassName}>
        {requests.map((request) => (
          <li key={request.id}>
            <BanDecisionItem decision={request} now={now} link={<SubjectLink request={request} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const SubjectLink = ({ request: { booking, customer_id, customer_name } }: { request: ApiBanDecision }) => (
  <Link
    className={textStyles.link}
    to={booking ? panelPaths.adminBooking(booking.id) : panelPaths.adminCustomer(customer_id)}
  >
    {booking ? BAN_DECISION_WORDS.booking(booking) : BAN_DECISION_WORDS.merge({ customer: customer_name })}
  </Link>
);
