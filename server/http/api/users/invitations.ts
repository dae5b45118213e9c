import type { Hono } from "hono";
import { invitationState } from "#domain/access/invitation.ts";
import type { ApiInvitation } from "#domain/api/access/invitations.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import type { ListedInvitation } from "#server/repositories/staff/invitations.ts";
import {
  inviteStaff,
  readInvitations,
  resendInvitation,
  revokeInvitation,
} from "#server/services/invitations/invitations.ts";

/** Invitations to the panel; whoever is invited answers on a page of their own. */
export function mountInvitations(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/invitations", async ({ staff }) => {
    const rows = await readInvitations(ctx, { staff });
    return { rows: rows.map((row) => toInvitation(row, ctx.clock())), total: rows.length };
  });
  serve(app, ctx, "POST /api/invitations", async ({ staff, body }) =>
    toInvitation(await inviteStaff(ctx, { staff, body }), ctx.clock()),
  );
  serve(app, ctx, "POST /api/invitations/:id/send", async ({ staff, parameters: { id } }) =>
    toInvitation(await resendInvitation(ctx, { staff, id }), ctx.clock()),
  );
  serve(app, ctx, "DELETE /api/invitations/:id", async ({ staff, parameters: { id } }) => {
    await revokeInvitation(ctx, { staff, id });
    return undefined;
  });
}

function toInvitation(row: ListedInvitation, now: Date): ApiInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    state: invitationState(row, now),
    invited_by: row.inviterName ?? "",
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    accepted_at: row.acceptedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
