import { z } from "zod";
import { ROLES } from "#domain/access/roles.ts";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { LONGEST_SEARCH, MOST_ROWS_AT_ONCE, MOST_ROWS_BEFORE, UNKNOWN_VALUE } from "#domain/api/table-query.ts";
import { atMostCharacters, trimmedText } from "#domain/forms/text-fields.ts";
import { roleGrantSchema, userChangesSchema } from "#domain/forms/user.ts";

const wholeNumber = (least: number, most: number) => {
  const message = `Deve essere un numero intero da ${least} a ${most}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(least, message).max(most, message));
};

export const usersQuerySchema = z
  .object({
    q: trimmedText("Deve essere un testo.").max(LONGEST_SEARCH, atMostCharacters(LONGEST_SEARCH)),
    role: z.enum([...ROLES, "none"], UNKNOWN_VALUE),
    disabled: z.enum(["true", "false"], UNKNOWN_VALUE).transform((text) => text === "true"),
    limit: wholeNumber(1, MOST_ROWS_AT_ONCE),
    offset: wholeNumber(0, MOST_ROWS_BEFORE),
  })
  .partial()
  .strict();

export const userRolesQuerySchema = z.object({ user_id: z.string().max(100, "Il valore non è valido.") }).partial();

/** An account as admins see it. */
const apiUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** "" when none was given. */
  name: z.string(),
  email_verified: z.boolean(),
  two_factor: z.boolean(),
  disabled_at: z.string().nullable(),
  created_at: z.string(),
  /** When one of the sessions that are open was last renewed; null without any. */
  last_seen_at: z.string().nullable(),
  roles: z.array(z.object({ id: z.string(), role: z.string() })),
});
export type ApiUser = z.infer<typeof apiUserSchema>;

const apiUserRoleSchema = z.object({ id: z.string(), user_id: z.string(), role: z.string(), created_at: z.string() });
export type ApiUserRole = z.infer<typeof apiUserRoleSchema>;

export const userEndpoints = {
  "GET /api/users": {
    summary: "Gli account e i loro ruoli, i più recenti prima",
    query: usersQuerySchema,
    answer: z.array(apiUserSchema),
    list: true,
  },
  "PATCH /api/users/:id": {
    summary: "Rinomina, disattiva o riattiva un account, o gli toglie il secondo fattore",
    body: userChangesSchema,
    answer: apiUserSchema,
    refuses: [409],
  },
  "POST /api/users/:id/sign-out": { summary: "Chiude tutte le sessioni di un account", answer: null },
  "GET /api/user_roles": {
    summary: "I ruoli di un utente: i propri, per un amministratore quelli di tutti",
    query: userRolesQuerySchema,
    answer: z.array(apiUserRoleSchema),
    list: true,
    refuses: [403],
  },
  "POST /api/user_roles": {
    summary: "Assegna un ruolo",
    body: roleGrantSchema,
    answer: apiUserRoleSchema,
    status: 201,
  },
  "DELETE /api/user_roles/:id": { summary: "Toglie un ruolo", answer: null, refuses: [409] },
} as const satisfies Endpoints;
