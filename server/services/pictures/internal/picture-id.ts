/** Derives a UUID (version 8: custom) from a file's hash: the same file has the same id. */
export function idOfHash(sha256: string): string {
  const variant = ((Number.parseInt(sha256.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const hex = `${sha256.slice(0, 12)}8${sha256.slice(13, 16)}${variant}${sha256.slice(17, 32)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
