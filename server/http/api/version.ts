/** The body of a change with the version that If-Match names (`"3"` or `3`), when the body itself names none (product.md#stale-versions). */
export function withVersion(body: unknown, ifMatch: string | undefined): unknown {
  const version = ifMatch?.match(/^(?:W\/)?"?(\d{1,9})"?$/)?.[1];
  if (version === undefined || typeof body !== "object" || body === null || "version" in body) return body;
  return { ...body, version: Number(version) };
}
