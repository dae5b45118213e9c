import { data } from "react-router";
import type { AppContext } from "#server/context.ts";
import { appContext } from "#server/context.ts";
import { isDatabaseDown, ServiceError, STATUS_BY_KIND, toErrorHeaders } from "#server/errors.ts";

interface ContextReader {
  get(key: typeof appContext): AppContext;
}

/**
 * Calls a service from a loader or action. Throws a service error as a response with its status, which the error page explains. "invalid" errors go
 * to the caller, whose form shows them. Throws 503 if the database is down (product.md#bad-input).
 */
export async function callService<Input, Output>(
  context: ContextReader,
  service: (ctx: AppContext, input: Input) => Promise<Output>,
  input: Input,
): Promise<Output> {
  const ctx = context.get(appContext);
  try {
    return await service(ctx, input);
  } catch (error) {
    if (error instanceof ServiceError && error.kind !== "invalid" && error.kind !== "conflict") {
      throw data(error.message, { status: STATUS_BY_KIND[error.kind], headers: toErrorHeaders(error) });
    }
    if (isDatabaseDown(error)) {
      ctx.logger.error({ err: error }, "database unreachable");
      throw data("unavailable", { status: 503, headers: { "retry-after": "10" } });
    }
    throw error;
  }
}

/**
 * Calls a service like `callService`, but returns null for "not found", so that the page can redirect (product.md#unknown-addresses). A "not found"
 * with a field concerns the query, not the path (`?page=999`), and stays a 404.
 */
export async function callServiceOrNull<Input, Output>(
  context: ContextReader,
  service: (ctx: AppContext, input: Input) => Promise<Output>,
  input: Input,
): Promise<Output | null> {
  return callService(
    context,
    async (ctx: AppContext, serviceInput: Input): Promise<Output | null> => {
      try {
        return await service(ctx, serviceInput);
      } catch (error) {
        if (error instanceof ServiceError && error.kind === "not-found" && error.fields.length === 0) return null;
        throw error;
      }
    },
    input,
  );
}
