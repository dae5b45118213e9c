import { data } from "react-router";
import type { AppContext } from "#server/context.ts";
import { appContext } from "#server/context.ts";
import { isDatabaseDown, ServiceError, STATUS_BY_KIND, toErrorHeaders } from "#server/errors.ts";

interface ContextReader {
  get(key: typeof appContext): AppContext;
}

/**
 * Calls a service from a loader or action. What the service refuses becomes the answer's status, which the error page words for the
 * visitor; "invalid" is left to the caller, whose form shows it. A database that is away becomes 503 (product.md#bad-input).
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
 * The service's answer, or null where it says "not found": for pages that redirect instead (product.md#unknown-addresses). A "not found" that names a
 * field is about the query, not the address (`?page=999`): it stays a 404.
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
