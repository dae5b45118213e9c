import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { AppContext } from "#server/context.ts";
import { requestScope } from "#server/logger.ts";

const HEADER = "x-request-id";
/** What a proxy of the owner's may have named the request; nothing that could end a comment in SQL. */
const GIVEN_ID = /^[\w-]{8,64}$/;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Gives every request an id that its answer, its log lines and its statements carry, and counts it. */
export function traceRequests(
  { env, metrics }: Pick<AppContext, "env" | "metrics">,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    const id = (env.trustProxy && givenId(request)) || randomUUID();
    response.setHeader(HEADER, id);
    const method = METHODS.has(request.method ?? "") ? request.method : "other";
    const end = metrics.requestSeconds.startTimer({ method: method ?? "other" });
    response.once("close", () => end({ status: String(response.statusCode) }));
    requestScope.run({ id }, () => listener(request, response));
  };
}

function givenId({ headers }: IncomingMessage): string | undefined {
  const given = headers[HEADER];
  return typeof given === "string" && GIVEN_ID.test(given) ? given : undefined;
}
