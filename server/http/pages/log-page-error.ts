import type { Logger } from "pino";
import { isRouteErrorResponse } from "react-router";
import { isClientAbort } from "#server/errors.ts";
import { redactPath } from "#server/redact-error.ts";

/**
 * Logs an error that React Router could not turn into a page. Does not log as errors: unsupported methods, aborted requests, and responses that our
 * routes threw, because those routes log the reason themselves. Logs only the first failure of an HTTP request as an error: rendering the error page
 * may fail again for the same reason.
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

/** Returns the error itself or, for an error response of React Router, the error inside it. Undefined if there is no error inside. */
function findUnderlyingError(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return error;
  return error.status >= 500 && "error" in error ? error.error : undefined;
}
