import { expect, test } from "vitest";
import { bytesOf, pageResponse } from "./page-bytes.ts";

test.each(["", "abc", "caffè", "3.900 € – “sì” 😀", "half a character \ud83d"])(
  "the bytes of a page are its text in UTF-8: %j",
  async (html) => {
    expect(await bytesOf(pageResponse(html, {}))).toEqual(Buffer.from(html));
  },
);
