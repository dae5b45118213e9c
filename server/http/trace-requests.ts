import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppContext } from "#server/context.ts";
import { requestScope } from "#server/logger.ts";

/** The header by which an answer says its request's id. */
export const REQUEST_ID_HEADER = "x-request-id";
/** What a proxy of the owner's may have named the request; nothing that could end a comment in SQL. */
const FORWARDED_ID_PATTERN = /^[\w-]{8,64}$/;
const COUNTED_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A request as its answer, its log lines, its statements and the counts know it. */
interface TracedRequest {
  id: string;
  /** To be called once it is answered. */
  count(status: number): void;
  /** Does `work` in its name, and counts it when the answer has gone out. */
  trace(response: ServerResponse, work: () => void): void;
}

/** Gives every request an id, and counts it. What is answered from memory writes no line and asks no database, and need not be traced. */
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
