import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { HOUR_SCRIPT } from "#app/features/booking-search/hour-script.ts";
import { appContext } from "#server/context.ts";
import { logPageError } from "#server/http/log-page-error.ts";
import { scriptsLast } from "#server/http/scripts-last.ts";
import { secureHtml } from "#server/http/secure-html.ts";
import { pagePolicy } from "#server/http/security-headers.ts";

const developmentPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: https:";

/** Long enough for any page; past it the render is given up and the visitor gets the error page. */
export const streamTimeout = 10_000;

/** Renders the whole page before answering: it is cached as one piece, and its policy names its own inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = crypto.randomUUID();
  let failed = false;
  let begun = false;
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: AbortSignal.timeout(streamTimeout),
      onError(error) {
        failed = true;
        // What fails earlier rejects the render, and comes to handleError.
        if (begun) logPageError(context.get(appContext).logger, request, error);
      },
    },
  );
  begun = true;
  await stream.allReady;
  const { html, hashes } = secureHtml(await new Response(stream).text(), nonce, [HOUR_SCRIPT]);
  headers.set("content-type", "text/html; charset=utf-8");
  // Vite's own client in development brings inline scripts and styles of its own.
  headers.set("content-security-policy", import.meta.env.DEV ? developmentPolicy : pagePolicy(hashes));
  return new Response(scriptsLast(html), { status: failed && status === 200 ? 500 : status, headers });
}

/** React Router would print these to the console. */
export const handleError: HandleErrorFunction = (error, { context, request }) =>
  logPageError(context.get(appContext).logger, request, error);
