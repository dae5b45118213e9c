import { useRequestChange } from "#app/features/admin/requests/use-request-change.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import type { ApiEnquiryDetail } from "#domain/api/enquiries.ts";
import { enquiryStatusLabel, enquiryTransitionsFrom } from "#domain/enquiries/states.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./request-transitions.module.css";

/** The transitions that are open to staff (product.md#enquiries), as buttons. */
export function RequestTransitions({ request }: { request: ApiEnquiryDetail }) {
  const { change, pending } = useRequestChange(request);
  const transitions = enquiryTransitionsFrom(request.status, {
    mailed: request.messages.some(({ side }) => side === "staff"),
  });
  return (
    <Actions className={styles.transitions}>
      {transitions.map(({ to, label }) => (
        <Button
          key={to}
          look={to === "new" ? "ghost" : "default"}
          disabled={pending}
          onClick={() => change({ status: to }, panelMessages.requests.changedTo(enquiryStatusLabel(to)))}
        >
          {label}
        </Button>
      ))}
    </Actions>
  );
}
