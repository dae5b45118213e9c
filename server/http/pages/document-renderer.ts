import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { keptAddress } from "#domain/addresses/kept-address.ts";

/** Renders a page, or answers with a redirect; null for what is left to React Router's own handler. */
type DocumentRenderer = (request: Request, context: RouterContextProvider) => Promise<Response | null>;

/**
 * Renders the pages that the page cache keeps: documents, which no router takes over in the browser (docs/decisions/page-scripts.md). The router's own
 * handler would write all their data down a second time for that router. Every other request is left to it, and every page that failed by
 * a fault: it knows how to log and show one.
 */
export function documentRenderer(build: ServerBuild): DocumentRenderer {
  const handler = createStaticHandler(routesUnder(build, undefined));
  const draw = build.entry.module.default;
  const routeModules = Object.fromEntries(
    Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : [])),
  );
  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET" || keptAddress(pathname + search) === null) return null;
    const found = await handler.query(request, { requestContext: context });
    if (found instanceof Response) return found;
    if (!Object.values(found.errors ?? {}).every(isRouteErrorResponse)) return null;
    const entry = {
      manifest: build.assets,
      routeModules,
      staticHandlerContext: found,
      serverHandoffString: "",
      renderMeta: {},
      branches: [],
      future: build.future,
      ssr: build.ssr,
      routeDiscovery: build.routeDiscovery,
      isSpaMode: false,
    } as unknown as EntryContext;
    try {
      return await draw(request, found.statusCode, new Headers(), entry, context);
    } catch {
      return null;
    }
  };
}

/** The routes as the router's handler is given them by the build. */
function routesUnder(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, module } = route;
    const { loader, handle, ErrorBoundary } = module;
    const common = {
      id,
      path,
      handle,
      loader,
      ErrorBoundary: id === "root" || ErrorBoundary ? () => null : undefined,
    };
    return [(index ? { ...common, index } : { ...common, children: routesUnder(build, id) }) as RouteObject];
  });
}
