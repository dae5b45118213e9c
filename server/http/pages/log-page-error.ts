import type { Logger } from "pino";
import { isRouteErrorResponse } from "react-router";
import { isClientAbort } from "#server/errors.ts";
import { redactPath } from "#server/redact-error.ts";

/**
 * Logs an error that React Router could not turn into a page. Not logged as errors: unsupported methods, aborted requests, and statuses that our
 * routes threw, because they log the reason themselves. Only the first failure of a request is an error; rendering the error page
 * may then fail for the same reason.
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

/** Returns the underlying error, or nothing when the error only wraps a response. */
function findUnderlyingError(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return error;
  return error.status >= 500 && "error" in error ? error.error : undefined;
}
