import { paths } from "#domain/paths.ts";

/** Where somebody goes after signing in: the address of the panel they asked for, or the invitation they came by, and nowhere else. */
export function returnAddress(asked: string | null | undefined): string {
  const [path = ""] = asked?.split("?") ?? [];
  const isOfPanel = path === paths.admin || path.startsWith(`${paths.admin}/`) || path === paths.invitation();
  return asked && isOfPanel && !/[\\\p{Cc}]/u.test(asked) ? asked : paths.admin;
}
