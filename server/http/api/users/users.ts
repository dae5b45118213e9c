import type { Hono } from "hono";
import type { ApiUser } from "#domain/api/users.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { changeUser, readUsers, signOutUser } from "#server/services/users/users.ts";

export function mountUsers(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/users", async ({ staff, query }) => {
    const { rows, total } = await readUsers(ctx, { staff, query });
    return { rows: rows.map(toUser), total };
  });
  serve(app, ctx, "PATCH /api/users/:id", async ({ staff, parameters: { id }, body }) =>
    toUser(await changeUser(ctx, { staff, id, body })),
  );
  serve(app, ctx, "POST /api/users/:id/sign-out", async ({ staff, parameters: { id } }) => {
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
