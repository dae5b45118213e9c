import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppContext } from "#server/context.ts";
import { requestScope } from "#server/logger.ts";

/** The response header with the request id. */
export const REQUEST_ID_HEADER = "x-request-id";
/** The format of a request id that the owner's proxy may send. It must not contain characters that end an SQL comment. */
const FORWARDED_ID_PATTERN = /^[\w-]{8,64}$/;
const COUNTED_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** An HTTP request with its id, which is in its response, log lines and SQL statements. */
interface TracedRequest {
  id: string;
  /** Counts the request with the status of its response. For a response from the page cache, which does not use `trace`. */
  count(status: number): void;
  /** Runs `work` in the request's scope, and counts the request after the response was sent. */
  trace(response: ServerResponse, work: () => void): void;
}

/** Gives every request an id, and counts it. A response from the page cache causes no log line and no query, so it needs no scope. */
export function createRequestTracer({
  env,
  metrics,
}: Pick<AppContext, "env" | "metrics">): (request: IncomingMessage) => TracedRequest {
  return (request) => {
    const id = (env.trustProxy && findForwardedId(request)) || randomUUID();
    const method = COUNTED_METHODS.has(request.method ?? "") ? (request.method ?? "") : "other";
    const startedAt = performance.now();
    const count = (status: number) =>
      metrics.requestSeconds.observe({ method, status: String(status) }, (performance.now() - startedAt) / 1000);
    return {
      id,
      count,
      trace(response, work) {
        response.setHeader(REQUEST_ID_HEADER, id);
        response.once("close", () => count(response.statusCode));
        requestScope.run({ id }, work);
      },
    };
  };
}

function findForwardedId({ headers }: IncomingMessage): string | undefined {
  const forwardedId = headers[REQUEST_ID_HEADER];
  return typeof forwardedId === "string" && FORWARDED_ID_PATTERN.test(forwardedId) ? forwardedId : undefined;
}
