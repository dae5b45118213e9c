import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { HEALTH_PATHS } from "#server/http/health.ts";
import { formatProblem, PROBLEM_HEADERS } from "#server/http/problem.ts";
import { buildCommonHeaders } from "#server/http/security-headers.ts";
import { createSiteOriginFinder } from "#server/http/site-origin.ts";
import { createRequestTracer, REQUEST_ID_HEADER } from "#server/http/trace-requests.ts";

/**
 * What Node calls for every request, in front of page cache and app. From here on a request's URL begins with the site's configured
 * origin, also behind a proxy that ends TLS, so that redirects, cookies and every comparison of origins see the address that visitors see.
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
    // Nobody should send the next one into a connection that is about to end.
    if (lifecycle.isClosing) response.setHeader("Connection", "close");
    const { id, count, trace } = traceRequest(request);
    const hasOneHost = !hasSeveralHosts(request);
    const { host, target } = parseTarget(request);
    const origin = findOrigin(host, request.socket.localPort);
    if (hasOneHost && origin && pages.serveCached(request, response, [REQUEST_ID_HEADER, id]))
      return count(response.statusCode);
    trace(response, () => {
      if (!hasOneHost) return sendProblem(response, common, 400, "La richiesta nomina due siti.");
      const address = target.startsWith("/") ? (origin ?? siteOrigin) + target : null;
      if (!origin && !HEALTH_PATHS.has(target)) return respondToForeignHost(request, response, address, common);
      // The adapter takes the URL from an absolute target as it stands; what is no path ("OPTIONS *") it refuses.
      if (address) request.url = address;
      void handleRequest(request, response);
    });
  };
}

/** True for a request with two Host headers (RFC 9112, 3.2): a proxy in front may have gone by the second, while Node keeps the first and drops the other silently. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHostHeader(rawHeaders[at] ?? "")) hosts++;
  return hosts > 1;
}

const isHostHeader = (name: string): boolean => name.length === 4 && name.toLowerCase() === "host";

/** The host and path that are asked for; a target that is a whole address wins over the Host header (RFC 9112, 3.2.2). */
function parseTarget({ url = "", headers }: IncomingMessage): { host: string | undefined; target: string } {
  const address = /^https?:/i.test(url) ? URL.parse(url) : null;
  return address
    ? { host: address.host, target: address.pathname + address.search }
    : { host: headers.host, target: url };
}

/** Answers a request for another host: a read is redirected to the site's own address, a write is refused, since whoever sent it meant another site. */
function respondToForeignHost(
  { method }: IncomingMessage,
  response: ServerResponse,
  address: string | null,
  headers: Readonly<Record<string, string>>,
): void {
  const location = address && URL.parse(address)?.href;
  if (location && (method === "GET" || method === "HEAD")) {
    response.writeHead(308, { ...headers, location, "cache-control": "no-store" }).end();
  } else {
    sendProblem(response, headers, 421, "Questo indirizzo non appartiene al sito.");
  }
}

function sendProblem(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  status: 400 | 421,
  detail: string,
): void {
  response.writeHead(status, { ...headers, ...PROBLEM_HEADERS }).end(formatProblem(status, detail));
}
