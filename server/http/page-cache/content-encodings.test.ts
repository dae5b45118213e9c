import { expect, test } from "vitest";
import { compressBody, decompressBody, negotiateEncoding } from "./content-encodings.ts";

// Rule: product.md#page-cache
test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.0, br;q=0", "identity"],
  ["br;q=0.5", "br"],
  ["identity", "identity"],
  ["br;q=0.1, gzip;q=1", "gzip"],
  ["br;q=0.1, gzip;q=0.9, identity;q=0.5", "gzip"],
  ["BR;Q=0.9, GZIP;Q=0.2", "br"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["identity, gzip;q=0.5, br;q=0.5", "identity"],
  ["gzip;q=0.001", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0.5, gzip", "gzip"],
  ["gzip;q=0, br;q=0, *;q=0.3", "identity"],
  ["*;q=0", "identity"],
  ["identity;q=0, gzip;q=0.1", "gzip"],
  ["identity;q=0", "identity"],
  ["x-gzip", "gzip"],
  ["deflate, zstd", "identity"],
  ["brotli, gzipped", "identity"],
])("%s selects %s", (header, coding) => expect(negotiateEncoding(header)).toBe(coding));

test.each(["br", "gzip", "identity"] as const)("%s decodes to the original text or bytes", async (coding) => {
  for (const text of ["", "caffè ".repeat(100), "3.900 € – “sì” 😀", "half a character \ud83d", "è".repeat(600_000)]) {
    const bytes = Buffer.from(text);
    for (const effort of ["fast", "small"] as const)
      for (const content of [text, bytes])
        expect(bytes.equals(await decompressBody(await compressBody(content, coding, effort), coding))).toBe(true);
  }
});

test.each(["br", "gzip", "identity"] as const)("an encoded body (%s) has its own memory", async (coding) => {
  const encoded = await compressBody("caffè ".repeat(100), coding, "fast");
  expect(encoded.buffer.byteLength).toBe(encoded.length);
  const before = Buffer.from(encoded);
  await compressBody("another text", coding, "fast");
  expect(encoded).toEqual(before);
});
