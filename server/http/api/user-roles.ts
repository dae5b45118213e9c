import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { snakeCased } from "#domain/casing.ts";
import { roleGrantSchema } from "#domain/forms/user.ts";
import type { AppContext } from "#server/context.ts";
import { answerRows, describeWrite } from "#server/http/api/row-answers.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonRow } from "#server/http/json-body.ts";
import { grantUserRole } from "#server/services/users/grant-user-role.ts";
import { readUserRoles } from "#server/services/users/read-user-roles.ts";
import { revokeUserRole } from "#server/services/users/revoke-user-role.ts";

/** B 3.9. */
const userRoleRowSchema = z.object({ id: z.string(), user_id: z.string(), role: z.string(), created_at: z.string() });

type UserRole = Awaited<ReturnType<typeof grantUserRole>>;

const toUserRoleRow = (row: UserRole): z.infer<typeof userRoleRowSchema> => ({
  ...snakeCased(row),
  created_at: row.createdAt.toISOString(),
});

/** /api/user_roles (B 7.3, design 7). */
export function userRoleRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  const reading = describeRoute({
    summary: "I ruoli di un utente: i propri, per un amministratore quelli di tutti",
    parameters: [{ name: "user_id", in: "query", schema: { type: "string" } }],
    responses: {
      200: {
        description: "Le righe",
        content: { "application/json": { schema: resolver(z.array(userRoleRowSchema)) } },
      },
      403: { description: "I ruoli di un altro (application/problem+json)" },
    },
  });
  api.get("/user_roles", reading, async (c) => {
    const rows = await readUserRoles(ctx, { staff: staffOf(c), query: c.req.query() });
    return answerRows(c, rows.map(toUserRoleRow), rows.length);
  });
  api.post(
    "/user_roles",
    describeWrite("Assegna un ruolo", { body: roleGrantSchema, row: userRoleRowSchema, status: 201 }),
    jsonRow(roleGrantSchema, userRoleRowSchema),
    async (c) => c.json(toUserRoleRow(await grantUserRole(ctx, { staff: staffOf(c), body: c.get("json") })), 201),
  );
  api.delete("/user_roles/:id", describeWrite("Toglie un ruolo", { status: 204 }), async (c) => {
    await revokeUserRole(ctx, { staff: staffOf(c), id: c.req.param("id") });
    return c.body(null, 204);
  });
  return api;
}
