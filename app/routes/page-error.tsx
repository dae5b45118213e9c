import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "#app/features/shell/error-page.tsx";
import { NotFoundPage } from "#app/features/shell/not-found-page.tsx";

/** Error page for visitors: not found (product.md#unknown-addresses), temporarily unavailable, or a server error. */
export function PageError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isNotFound = status === 404 || status === 405;
  if (isNotFound) return <NotFoundPage />;
  if (status === 400) return <ErrorPage kind="unreadable" />;
  if (isLostConnection(error)) return <ErrorPage kind="offline" />;
  return <ErrorPage kind={status === 503 ? "unavailable" : "fault"} />;
}

/** Whether an error is what browsers throw if a request or a module import does not reach the server. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed|importing/i.test(error.message);
