/** Where somebody goes after signing in: the address of the panel they asked for, and nowhere else. */
export function returnAddress(asked: string | null | undefined): string {
  return asked && /^\/admin(?=$|[/?])/.test(asked) && !/[\\\p{Cc}]/u.test(asked) ? asked : "/admin";
}
