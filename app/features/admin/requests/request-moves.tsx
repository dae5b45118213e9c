import { useRequestChange } from "#app/features/admin/requests/use-request-change.ts";
import { Button } from "#app/ui/panel/button.tsx";
import type { ApiEnquiryDetail } from "#domain/api/enquiries.ts";
import { enquiryMovesFrom, enquiryStatusLabel } from "#domain/enquiries/states.ts";
import { messages } from "#domain/messages.it.ts";

/** The moves that are open to staff (design 5), as buttons. */
export function RequestMoves({ request }: { request: ApiEnquiryDetail }) {
  const { change, pending } = useRequestChange(request);
  const moves = enquiryMovesFrom(request.status, { mailed: request.answers.length > 0 });
  return (
    <div className="panel-actions request-moves">
      {moves.map(({ to, label }) => (
        <Button
          key={to}
          look={to === "new" ? "ghost" : "default"}
          disabled={pending}
          onClick={() => change({ status: to }, messages.panel.requests.moved(enquiryStatusLabel(to)))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
