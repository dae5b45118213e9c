import type { Logger } from "pino";
import { isRouteErrorResponse } from "react-router";
import { isClientAbort } from "#server/errors.ts";
import { redactPath } from "#server/redact-error.ts";

/**
 * Logs what React Router could not answer with a page of ours. What a visitor asked for in vain (a method or a page without an action) or
 * broke off is no fault; neither is a status that a route of ours has thrown, for whoever threw it has logged why. Only the first fault of a
 * request is an error: React Router renders the error page next, which may fail for the same reason.
 */
export function logPageError(logger: Logger, request: Request, error: unknown): void {
  const about = { method: request.method, path: redactPath(new URL(request.url).pathname) };
  const underlyingError = findUnderlyingError(error);
  if (isClientAbort(error) || (request.signal.aborted && error === request.signal.reason))
    logger.debug(about, "request broken off");
  else if (underlyingError === undefined) logger.debug(about, "page refused");
  else if (failedRequests.has(request)) logger.debug({ ...about, err: underlyingError }, "page failed again");
  else {
    failedRequests.add(request);
    logger.error({ ...about, err: underlyingError }, "page failed");
  }
}

const failedRequests = new WeakSet<Request>();

/** What went wrong, unless the error only carries an answer. */
function findUnderlyingError(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return error;
  return error.status >= 500 && "error" in error ? error.error : undefined;
}
