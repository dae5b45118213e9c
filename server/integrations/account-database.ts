import { drizzleAdapter } from "better-auth/adapters/drizzle";
import * as authSchema from "#server/db/auth-schema.ts";
import type { Db } from "#server/db/client.ts";
import { errorCode, UNIQUE_VIOLATION } from "#server/errors.ts";
import { refusal } from "#server/integrations/sign-in-rules.ts";

/**
 * The tables of accounts as the library asks for them. Of two sign-ups of one address at the same moment the second meets the first one's row: the
 * library takes this refusal for an address that it had found taken, and answers as it does then (product.md#sign-up); any other error it would
 * write down as a failure, and say so to the visitor.
 */
export function accountDatabase(db: Db): ReturnType<typeof drizzleAdapter> {
  const open = drizzleAdapter(db, { provider: "pg", schema: authSchema });
  return (options) => {
    const adapter = open(options);
    const { create } = adapter;
    // In place: the library hands this very object on to what it does in a transaction.
    adapter.create = async <Row extends Record<string, unknown>, Made = Row>(
      row: Parameters<typeof create<Row, Made>>[0],
    ) => {
      try {
        return await create<Row, Made>(row);
      } catch (error) {
        const taken = row.model === "user" && errorCode(error) === UNIQUE_VIOLATION;
        throw taken ? refusal("FORBIDDEN", "USER_ALREADY_EXISTS") : error;
      }
    };
    return adapter;
  };
}
