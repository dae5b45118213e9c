import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { IslandDrawing } from "#app/ui/islands/island.tsx";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { appContext } from "#server/context.ts";
import { builtFilesContext } from "#server/http/built-files.ts";
import { logPageError } from "#server/http/log-page-error.ts";
import { secureHtml } from "#server/http/secure-html.ts";
import { pagePolicy } from "#server/http/security-headers.ts";
import { BOOT_SCRIPT } from "./document/boot-script";
import { islandDrawer } from "./document/draw-islands";
import { FIRST_FONTS } from "./document/first-fonts";
import { PageDocumentProvider } from "./document/page-document";
import { pageScripts } from "./document/page-scripts";
import { SPECULATION_RULES } from "./document/speculation-rules";
import { THEME_SCRIPT } from "./document/theme-script";
import { takesRouter } from "./routes/route-handle";

const developmentPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: https:";
const DEVELOPMENT_START = "/app/browser/start-development.ts";

/** Long enough for any page; past it the render is given up and the visitor gets the error page. */
export const streamTimeout = 10_000;

/** Renders the whole page before answering: it is cached as one piece, and its policy names its own inline scripts and styles. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = crypto.randomUUID();
  const built = context.get(builtFilesContext);
  const styles = built?.stylesOf(sheetsOf(routerContext));
  const { draw, data } = islandDrawer(siteOf(routerContext));
  const withRouter = takesRouter(routerContext.staticHandlerContext.matches.map(({ route }) => route));
  const tree = (
    <PageDocumentProvider value={{ styles: styles?.text ?? null, fonts: FIRST_FONTS }}>
      <IslandDrawing value={draw}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </IslandDrawing>
    </PageDocumentProvider>
  );
  // A document waits for nothing while it is drawn: its data are there, and what islands bring later is closed. At once is half of the time.
  const { rendered, failed } = withRouter
    ? await renderWaiting(tree, nonce, (error) => logPageError(context.get(appContext).logger, request, error))
    : { rendered: `<!DOCTYPE html>${renderToString(tree)}`, failed: false };
  const { html, hashes } = secureHtml(rendered, nonce, INLINE_SCRIPTS);
  headers.set("content-type", "text/html; charset=utf-8");
  // Vite's own client in development brings inline scripts and styles of its own.
  headers.set(
    "content-security-policy",
    import.meta.env.DEV ? developmentPolicy : pagePolicy(hashes, styles ? [styles.hash] : []),
  );
  const page = withRouter
    ? html
    : html.replace("</body>", () => `${pageScripts(built?.startScript ?? DEVELOPMENT_START, data())}</body>`);
  return new Response(page, { status: failed && status === 200 ? 500 : status, headers });
}

/** Renders what may wait for something, whole; `failed` when an error was met on the way, which goes to `onError`. */
async function renderWaiting(
  tree: ReactNode,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<{ rendered: string; failed: boolean }> {
  let failed = false;
  let begun = false;
  const stream = await renderToReadableStream(tree, {
    nonce,
    signal: AbortSignal.timeout(streamTimeout),
    onError(error) {
      failed = true;
      // What fails earlier rejects the render, and comes to handleError.
      if (begun) onError(error);
    },
  });
  begun = true;
  await stream.allReady;
  return { rendered: await new Response(stream).text(), failed };
}

const INLINE_SCRIPTS = [THEME_SCRIPT, BOOT_SCRIPT, SPECULATION_RULES];

/** The sheets of the routes that are shown, each once, in their order. React Router marks those that several routes share by a "#". */
function sheetsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return [...new Set(sheets.map((address) => address.replace(/#$/, "")))];
}

/** What the root's loader said of the company. */
function siteOf({ staticHandlerContext }: EntryContext): SiteConfiguration | null {
  return staticHandlerContext.loaderData?.root?.site ?? null;
}

/** React Router would print these to the console. */
export const handleError: HandleErrorFunction = (error, { context, request }) =>
  logPageError(context.get(appContext).logger, request, error);
