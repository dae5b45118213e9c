import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Message } from "#domain/words/message.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { AppContext } from "#server/context.ts";
import { HEALTH_PATHS } from "#server/http/health.ts";
import { formatProblem } from "#server/http/problem.ts";
import { buildCommonHeaders } from "#server/http/security-headers.ts";
import { createSiteOriginFinder } from "#server/http/site-origin.ts";
import { createRequestTracer, REQUEST_ID_HEADER } from "#server/http/trace-requests.ts";

/**
 * Creates Node's request listener, which calls page cache and app. It replaces the origin of each request's URL by the site's configured one, even
 * behind a proxy that terminates TLS. Redirects, cookies and origin checks then use the URL that visitors see.
 */
export function createListener(
  { env, pages, metrics, lifecycle }: Pick<AppContext, "env" | "pages" | "metrics" | "lifecycle">,
  app: Hono,
): RequestListener {
  const findOrigin = createSiteOriginFinder(env);
  const siteOrigin = new URL(env.siteUrl).origin;
  const common = buildCommonHeaders(env.siteUrl);
  const traceRequest = createRequestTracer({ env, metrics });
  const handleRequest = getRequestListener(app.fetch);
  return (request, response) => {
    // The server is about to close the connection, so the client must not use it again.
    if (lifecycle.isClosing) response.setHeader("Connection", "close");
    const { id, count, trace } = traceRequest(request);
    const hasOneHost = !hasSeveralHosts(request);
    const { host, target } = parseTarget(request);
    const origin = findOrigin(host, request.socket.localPort);
    if (hasOneHost && origin && pages.serveCached(request, response, [REQUEST_ID_HEADER, id]))
      return count(response.statusCode);
    trace(response, () => {
      if (!hasOneHost)
        return sendProblem(request, response, common, { status: 400, detail: textReference("problems", "twoSites") });
      const address = target.startsWith("/") ? (origin ?? siteOrigin) + target : null;
      if (!origin && !HEALTH_PATHS.has(target)) return respondToForeignHost(request, response, address, common);
      // The HTTP adapter takes an absolute URL as it is. It rejects a target that is no path ("OPTIONS *").
      if (address) request.url = address;
      void handleRequest(request, response);
    });
  };
}

/** Whether a request has more than one Host header (RFC 9112, 3.2). Node silently uses the first one, but a proxy may have used another. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHostHeader(rawHeaders[at] ?? "")) hosts++;
  return hosts > 1;
}

const isHostHeader = (name: string): boolean => name.length === 4 && name.toLowerCase() === "host";

/** Returns the requested host and path; an absolute URL in the request line overrides the Host header (RFC 9112, 3.2.2). */
function parseTarget({ url = "", headers }: IncomingMessage): { host: string | undefined; target: string } {
  const address = /^https?:/i.test(url) ? URL.parse(url) : null;
  return address
    ? { host: address.host, target: address.pathname + address.search }
    : { host: headers.host, target: url };
}

/** Responds to a request for another host: redirects a read to the site's own URL, and refuses a write, because it was meant for another site. */
function respondToForeignHost(
  request: IncomingMessage,
  response: ServerResponse,
  address: string | null,
  headers: Readonly<Record<string, string>>,
): void {
  const { method } = request;
  const location = address && URL.parse(address)?.href;
  if (location && (method === "GET" || method === "HEAD")) {
    response.writeHead(308, { ...headers, location, "cache-control": "no-store" }).end();
  } else {
    sendProblem(request, response, headers, { status: 421, detail: textReference("problems", "notOfThisSite") });
  }
}

function sendProblem(
  request: Pick<IncomingMessage, "headers">,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  { status, detail }: { status: 400 | 421; detail: Message },
): void {
  const problem = formatProblem(request.headers["accept-language"], status, detail);
  response.writeHead(status, { ...headers, ...problem.headers }).end(problem.body);
}
