import { data } from "react-router";
import type { Language } from "#domain/languages.ts";
import { type Paths, pathsIn } from "#domain/paths.ts";
import { sayMessage } from "#domain/words/message.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { type AppContext, appContext, languageContext } from "#server/context.ts";
import { isDatabaseDown, ServiceError, STATUS_BY_KIND, toErrorHeaders, wordRefusal } from "#server/errors.ts";
import { readSiteIn } from "#server/services/site-settings/read-site-in.ts";

/** The part of React Router's context that the services need. */
export interface ContextReader {
  get(key: typeof appContext): AppContext;
  get(key: typeof languageContext): Language;
}

/** A service; it makes its texts with the words of the page's language. */
type Service<Input, Output> = (ctx: AppContext, input: Input, words: Words) => Promise<Output>;

/**
 * Calls a service from a loader or action, with the site's texts in the page's language. Throws a service error as a response with its status, which the error page explains. "invalid" errors go
 * to the caller, whose form shows them. Throws 503 if the database is down (product.md#bad-input).
 */
export async function callService<Input, Output>(
  context: ContextReader,
  service: Service<Input, Output>,
  input: Input,
): Promise<Output> {
  const ctx = context.get(appContext);
  try {
    const words = wordsOf(context.get(languageContext));
    const site = await readSiteIn(ctx, words);
    return await service(site === ctx.site ? ctx : { ...ctx, site }, input, words);
  } catch (error) {
    if (error instanceof ServiceError && error.kind !== "invalid" && error.kind !== "conflict") {
      throw data(sayMessage(wordsOf(context.get(languageContext)), error.reason), {
        status: STATUS_BY_KIND[error.kind],
        headers: toErrorHeaders(error),
      });
    }
    if (isDatabaseDown(error)) {
      ctx.logger.error({ err: error }, "database unreachable");
      throw data("unavailable", { status: 503, headers: { "retry-after": "10" } });
    }
    throw error;
  }
}

/** Returns the paths in the page's language, for redirects. */
export const pathsOf = (context: ContextReader): Paths => pathsIn(context.get(languageContext));

/** Words a service's refusal in the page's language. */
export const refusalOf = (context: ContextReader, error: ServiceError) =>
  wordRefusal(wordsOf(context.get(languageContext)), error);

/**
 * Calls a service like `callService`, but returns null for "not found", so that the page can redirect (product.md#unknown-addresses). A "not found"
 * with a field concerns the query, not the path (`?page=999`), and stays a 404.
 */
export async function callServiceOrNull<Input, Output>(
  context: ContextReader,
  service: Service<Input, Output>,
  input: Input,
): Promise<Output | null> {
  return callService(
    context,
    async (ctx: AppContext, serviceInput: Input, words: Words): Promise<Output | null> => {
      try {
        return await service(ctx, serviceInput, words);
      } catch (error) {
        if (error instanceof ServiceError && error.kind === "not-found" && error.fields.length === 0) return null;
        throw error;
      }
    },
    input,
  );
}
