/** One or two capitals of an e-mail's name (product.md#panel-shell): "giulia.ferraris@…" is GF, "admin@…" is AD. */
export function initialsOf(email: string): string {
  const name = email.split("@")[0] ?? "";
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = "", second] = words;
  const emails = second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join("");
  return emails.toLocaleUpperCase("it-IT");
}
