import { expect, test } from "vitest";
import { acceptedCoding, decode, encode } from "./codings.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.0, br;q=0", "identity"],
  ["br;q=0.5", "br"],
  ["identity", "identity"],
])("%s takes %s", (header, coding) => expect(acceptedCoding(header)).toBe(coding));

test.each(["br", "gzip", "identity"] as const)("%s comes back as it went in", async (coding) => {
  const body = Buffer.from("caffè ".repeat(100));
  for (const effort of ["fast", "small"] as const)
    expect(await decode(await encode(body, coding, effort), coding)).toEqual(body);
});
