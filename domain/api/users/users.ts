import { z } from "zod";
import { ROLES } from "#domain/access/roles.ts";
import type { Endpoints } from "#domain/api/endpoint.ts";
import {
  MAX_PAGE_ROWS,
  MAX_SEARCH_CHARACTERS,
  MAX_TABLE_OFFSET_ROWS,
  UNKNOWN_VALUE_MESSAGE,
} from "#domain/api/table-query.ts";
import { NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { maxCharactersMessage, trimmedText } from "#domain/forms/text-fields.ts";
import { roleGrantSchema, userChangesSchema } from "#domain/forms/users/user.ts";

const wholeNumber = (min: number, max: number) => {
  const message = `Deve essere un numero intero da ${min} a ${max}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message));
};

export const usersQuerySchema = z
  .object({
    q: trimmedText(NOT_A_TEXT_MESSAGE).max(MAX_SEARCH_CHARACTERS, maxCharactersMessage(MAX_SEARCH_CHARACTERS)),
    role: z.enum([...ROLES, "none"], UNKNOWN_VALUE_MESSAGE),
    disabled: z.enum(["true", "false"], UNKNOWN_VALUE_MESSAGE).transform((text) => text === "true"),
    limit: wholeNumber(1, MAX_PAGE_ROWS),
    offset: wholeNumber(0, MAX_TABLE_OFFSET_ROWS),
  })
  .partial()
  .strict();

export const userRolesQuerySchema = z.object({ user_id: z.string().max(100, "Il valore non è valido.") }).partial();

/** A user account as admins see it. */
const apiUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** "" if the user gave no name. */
  name: z.string(),
  email_verified: z.boolean(),
  two_factor: z.boolean(),
  disabled_at: z.string().nullable(),
  created_at: z.string(),
  /** Last renewal of any of the user's open sessions; null if no session is open. */
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
