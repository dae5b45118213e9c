import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";

/** Where somebody goes after signing in: the address of the panel they asked for, or the invitation they came by, and nowhere else. */
export function returnAddress(asked: string | null | undefined): string {
  const [path = ""] = asked?.split(/[?#]/) ?? [];
  const isOfPanel = path === panelPaths.admin || path.startsWith(`${panelPaths.admin}/`) || path === paths.invitation();
  return asked && isOfPanel && !/[\\\p{Cc}]/u.test(asked) && !climbs(path) ? asked : panelPaths.admin;
}

/** Whether a browser would make another path of it: a segment that is one dot or two, written out or encoded. */
function climbs(path: string): boolean {
  return path.split("/").some((segment) => /^(\.|%2e){1,2}$/i.test(segment)) || /%(?![\da-f]{2})/i.test(path);
}
