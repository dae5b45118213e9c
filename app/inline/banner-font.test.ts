import { afterEach, expect, test, vi } from "vitest";
import addBannerFont from "./banner-font.ts";

afterEach(() => void vi.unstubAllGlobals());

test("the inlined base64 font is added in italics, byte for byte", () => {
  const bytes = [0, 127, 128, 255];
  const added: unknown[][] = [];
  class Face {
    constructor(...parts: unknown[]) {
      added.push(parts);
    }
  }
  const add = vi.fn();
  vi.stubGlobal("FontFace", Face);
  vi.stubGlobal("document", {
    currentScript: { dataset: { fontBase64: Buffer.from(bytes).toString("base64") } },
    fonts: { add },
  });
  addBannerFont();
  expect(added).toEqual([["Bodoni Moda Banner", Uint8Array.from(bytes), { style: "italic" }]]);
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.any(Face));
});
