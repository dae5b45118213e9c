/** Joins the names of classes; what is false or missing adds none. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
