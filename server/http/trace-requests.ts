import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppContext } from "#server/context.ts";
import { requestScope } from "#server/logger.ts";

/** The response header with the request id. */
export const REQUEST_ID_HEADER = "x-request-id";
/** A request id that the owner's proxy may set; it must not contain anything that ends an SQL comment. */
const FORWARDED_ID_PATTERN = /^[\w-]{8,64}$/;
const COUNTED_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A request with the id that its response, log lines and statements share. */
interface TracedRequest {
  id: string;
  /** Call it once the request is answered. */
  count(status: number): void;
  /** Runs `work` in the request's scope, and counts the request when the response was sent. */
  trace(response: ServerResponse, work: () => void): void;
}

/** Gives every request an id, and counts it. A response from the page cache logs nothing and queries nothing, so it needs no scope. */
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
