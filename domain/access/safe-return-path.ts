import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";

/**
 * Returns the path to open after sign-in: the requested path if it is in the panel or an invitation, otherwise the default. This prevents open
 * redirects.
 */
export function safeReturnPath(requested: string | null | undefined): string {
  const [path = ""] = requested?.split(/[?#]/) ?? [];
  const isAllowedPath =
    path === panelPaths.admin || path.startsWith(`${panelPaths.admin}/`) || path === paths.invitation();
  return requested && isAllowedPath && !/[\\\p{Cc}]/u.test(requested) && !hasDotSegments(path)
    ? requested
    : panelPaths.admin;
}

/** Whether the path has a dot segment ("." or "..", plain or encoded) that a browser would resolve to another path. */
function hasDotSegments(path: string): boolean {
  return path.split("/").some((segment) => /^(\.|%2e){1,2}$/i.test(segment)) || /%(?![\da-f]{2})/i.test(path);
}
