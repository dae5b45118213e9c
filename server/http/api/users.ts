import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { userChangesSchema } from "#domain/forms/user.ts";
import type { AppContext } from "#server/context.ts";
import { answerRows, describeWrite } from "#server/http/api/row-answers.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonRow } from "#server/http/json-body.ts";
import { readUsers, usersQuerySchema } from "#server/services/users/read-users.ts";
import { signOutUser } from "#server/services/users/sign-out-user.ts";
import { changeUser } from "#server/services/users/update-user.ts";

/** B 3.9, with what an admin needs to decide. */
const userRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  email_verified: z.boolean(),
  two_factor: z.boolean(),
  disabled_at: z.string().nullable(),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
  roles: z.array(z.object({ id: z.string(), role: z.string() })),
});

type UserRecord = Awaited<ReturnType<typeof changeUser>>;

const toUserRow = (user: UserRecord): z.infer<typeof userRowSchema> => ({
  id: user.id,
  email: user.email,
  name: user.name,
  email_verified: user.emailVerified,
  two_factor: user.twoFactorEnabled ?? false,
  disabled_at: user.disabledAt?.toISOString() ?? null,
  created_at: user.createdAt.toISOString(),
  last_seen_at: user.lastSeenAt?.toISOString() ?? null,
  roles: user.roles,
});

/** /api/users, for admins (design 7). */
export function userRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  const reading = describeRoute({
    summary: "Gli account e i loro ruoli, i più recenti prima",
    parameters: Object.keys(usersQuerySchema.shape).map((name) => ({
      name,
      in: "query" as const,
      schema: { type: "string" as const },
    })),
    responses: {
      200: {
        description: "Le righe; il totale è nell'intestazione X-Total-Count",
        content: { "application/json": { schema: resolver(z.array(userRowSchema)) } },
      },
      422: { description: "Parametri non validi (application/problem+json)" },
    },
  });
  api.get("/users", reading, async (c) => {
    const { rows, total } = await readUsers(ctx, { staff: staffOf(c), query: c.req.query() });
    return answerRows(c, rows.map(toUserRow), total);
  });
  api.patch(
    "/users/:id",
    describeWrite("Rinomina, disattiva o riattiva un account, o gli toglie il secondo fattore", {
      body: userChangesSchema,
      row: userRowSchema,
    }),
    jsonRow(userChangesSchema, userRowSchema),
    async (c) =>
      c.json(toUserRow(await changeUser(ctx, { staff: staffOf(c), id: c.req.param("id"), body: c.get("json") }))),
  );
  api.post(
    "/users/:id/sign-out",
    describeWrite("Chiude tutte le sessioni di un account", { status: 204 }),
    async (c) => {
      await signOutUser(ctx, { staff: staffOf(c), id: c.req.param("id") });
      return c.body(null, 204);
    },
  );
  return api;
}
