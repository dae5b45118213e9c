import type { Hono } from "hono";
import type { ApiUserRole } from "#domain/api/users.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { grantUserRole, readUserRoles, revokeUserRole } from "#server/services/users/user-roles.ts";

export function mountUserRoles(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/user_roles", async ({ staff, query }) => {
    const rows = await readUserRoles(ctx, { staff, query });
    return { rows: rows.map(toUserRole), total: rows.length };
  });
  serve(app, ctx, "POST /api/user_roles", async ({ staff, body }) =>
    toUserRole(await grantUserRole(ctx, { staff, body })),
  );
  serve(app, ctx, "DELETE /api/user_roles/:id", async ({ staff, parameters: { id } }) => {
    await revokeUserRole(ctx, { staff, id });
    return undefined;
  });
}

function toUserRole({ id, userId, role, createdAt }: Awaited<ReturnType<typeof grantUserRole>>): ApiUserRole {
  return { id, user_id: userId, role, created_at: createdAt.toISOString() };
}
