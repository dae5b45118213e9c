import { z } from "zod";
import { ROLES } from "#domain/access/roles.ts";
import type { AppContext } from "#server/context.ts";
import { listUsers, type UserRecord } from "#server/repositories/staff/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

const wholeNumber = (least: number, most: number) => {
  const message = `Deve essere un numero intero da ${least} a ${most}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(least, message).max(most, message));
};

/** The query of GET /api/users. */
export const usersQuerySchema = z
  .object({
    q: z.string().trim().max(200, "Al massimo 200 caratteri."),
    role: z.enum([...ROLES, "none"], "Il valore non è valido per questo filtro."),
    disabled: z
      .enum(["true", "false"], "Il valore non è valido per questo filtro.")
      .transform((text) => text === "true"),
    limit: wholeNumber(1, 1000),
    offset: wholeNumber(0, 1_000_000),
  })
  .partial()
  .strict();

/** Every account. Refuses "invalid" for parameters that are wrong or unknown. */
export async function readUsers(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<{ rows: UserRecord[]; total: number }> {
  requireAbility(staff, "users.manage");
  const { limit = 200, offset = 0, ...filters } = checkedInput(usersQuerySchema, query);
  return listUsers(ctx.db, { ...filters, limit, offset });
}
