import { readUpToSchema } from "#domain/forms/enquiry-answer.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { noteReadUpTo } from "#server/repositories/enquiries/enquiries.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput } from "#server/services/checked-input.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/enquiries/shared/enquiry-problems.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/**
 * Notes that staff have seen a request's conversation up to a message: one that came meanwhile stays unread. Twice changes nothing, and
 * no version counts it: whoever is writing an answer is not disturbed by a colleague who looks. Refuses "not-found".
 */
export async function markRead(ctx: AppContext, { staff, id, body }: { staff: Staff; id: string; body: unknown }) {
  requireAbility(staff, "enquiries.manage");
  const enquiryId = checkedId(id, NO_SUCH_ENQUIRY);
  const { up_to } = checkedInput(readUpToSchema, body);
  if (!(await noteReadUpTo(ctx.db, enquiryId, up_to))) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
}
