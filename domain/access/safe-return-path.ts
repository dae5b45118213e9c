import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";

/** Where somebody goes after signing in: the address of the panel they asked for, or the invitation they came by, and nowhere else. */
export function safeReturnPath(requested: string | null | undefined): string {
  const [path = ""] = requested?.split(/[?#]/) ?? [];
  const isAllowedPath =
    path === panelPaths.admin || path.startsWith(`${panelPaths.admin}/`) || path === paths.invitation();
  return requested && isAllowedPath && !/[\\\p{Cc}]/u.test(requested) && !hasDotSegments(path)
    ? requested
    : panelPaths.admin;
}

/** Whether a browser would make another path of it: a segment that is one dot or two, written out or encoded. */
function hasDotSegments(path: string): boolean {
  return path.split("/").some((segment) => /^(\.|%2e){1,2}$/i.test(segment)) || /%(?![\da-f]{2})/i.test(path);
}
