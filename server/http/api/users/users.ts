import type { Hono } from "hono";
import type { ApiInvitation } from "#domain/api/invitations/invitations.ts";
import type { ApiUser, ApiUserRole } from "#domain/api/users/users.ts";
import { invitationStateAt } from "#domain/invitations/invitation.ts";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { ListedInvitation } from "#server/repositories/invitations/invitations.ts";
import {
  inviteStaff,
  readInvitations,
  resendInvitation,
  revokeInvitation,
} from "#server/services/invitations/invitations.ts";
import { grantUserRole, readUserRoles, revokeUserRole } from "#server/services/users/user-roles.ts";
import { changeUser, readUsers, signOutUser } from "#server/services/users/users.ts";

export function mountUsers(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/users", async ({ staff, query }) => {
    const { rows, total } = await readUsers(ctx, { staff, query });
    return { rows: rows.map(toUser), total };
  });
  serveEndpoint(app, ctx, "PATCH /api/users/:id", async ({ staff, parameters: { id }, body }) =>
    toUser(await changeUser(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "POST /api/users/:id/sign-out", async ({ staff, parameters: { id } }) => {
    await signOutUser(ctx, { staff, id });
    return undefined;
  });
}

function toUser(user: Awaited<ReturnType<typeof changeUser>>): ApiUser {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    email_verified: user.emailVerified,
    two_factor: user.twoFactorEnabled ?? false,
    disabled_at: user.disabledAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
    last_seen_at: user.lastSeenAt?.toISOString() ?? null,
    roles: user.roles.map(({ id, role }) => ({ id, role })),
  };
}

export function mountUserRoles(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/user_roles", async ({ staff, query }) => {
    const rows = await readUserRoles(ctx, { staff, query });
    return { rows: rows.map(toUserRole), total: rows.length };
  });
  serveEndpoint(app, ctx, "POST /api/user_roles", async ({ staff, body }) =>
    toUserRole(await grantUserRole(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/user_roles/:id", async ({ staff, parameters: { id } }) => {
    await revokeUserRole(ctx, { staff, id });
    return undefined;
  });
}

function toUserRole({ id, userId, role, createdAt }: Awaited<ReturnType<typeof grantUserRole>>): ApiUserRole {
  return { id, user_id: userId, role, created_at: createdAt.toISOString() };
}

/** Mounts the staff's endpoints for invitations to the panel. The invited person accepts on a page, not through the API. */
export function mountInvitations(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/invitations", async ({ staff }) => {
    const rows = await readInvitations(ctx, { staff });
    return { rows: rows.map((row) => toInvitation(row, ctx.clock())), total: rows.length };
  });
  serveEndpoint(app, ctx, "POST /api/invitations", async ({ staff, body }) =>
    toInvitation(await inviteStaff(ctx, { staff, body }), ctx.clock()),
  );
  serveEndpoint(app, ctx, "POST /api/invitations/:id/send", async ({ staff, parameters: { id } }) =>
    toInvitation(await resendInvitation(ctx, { staff, id }), ctx.clock()),
  );
  serveEndpoint(app, ctx, "DELETE /api/invitations/:id", async ({ staff, parameters: { id } }) => {
    await revokeInvitation(ctx, { staff, id });
    return undefined;
  });
}

function toInvitation(row: ListedInvitation, now: Date): ApiInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    state: invitationStateAt(row, now),
    invited_by: row.inviterName ?? "",
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    accepted_at: row.acceptedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
