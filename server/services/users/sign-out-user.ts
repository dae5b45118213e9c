import type { AppContext } from "#server/context.ts";
import { endSessions } from "#server/repositories/staff/sessions.ts";
import { lockUser } from "#server/repositories/staff/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { noSuchUser } from "#server/services/users/update-user.ts";

/** Ends every session of an account, on every device. Doing so again changes nothing. Refuses "not-found". */
export async function signOutUser(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "users.manage");
  await staffWrite(ctx, staff, async (tx, audit) => {
    const user = await lockUser(tx, id);
    if (!user) throw noSuchUser();
    const sessions = await endSessions(tx, id);
    if (sessions === 0) return;
    await audit({
      action: "sign-out",
      entity: "users",
      entityId: id,
      before: { email: user.email, sessions },
      after: { email: user.email, sessions: 0 },
    });
  });
}
