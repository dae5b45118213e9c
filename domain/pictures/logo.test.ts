// Rule: product.md#logo
import { expect, test } from "vitest";
import { iconPath } from "./icon-path.ts";
import { fitLogo, logoFiles, logoKey, logoPath, logoPngPath, logoSrcSet, parseLogoPath } from "./logo.ts";

const ID = "0f8fad5b-d9cb-869f-a165-70867728950e";
const LOGO = { id: ID, width: 960, height: 200 };

test("a logo has files of several widths, never wider than itself, and a PNG", () => {
  const files = (width: number) => logoFiles({ ...LOGO, width }).map((file) => `${file.width}.${file.format}`);
  expect(files(960)).toEqual(["240.webp", "480.webp", "960.webp", "480.png"]);
  expect(files(300)).toEqual(["240.webp", "300.webp", "300.png"]);
  expect(logoSrcSet({ ...LOGO, width: 240 })).toBe(`/uploads/logo/${ID}-240x200/240.webp 240w`);
});

test("the path of each file leads back to logo and file", () => {
  for (const file of logoFiles(LOGO)) expect(parseLogoPath(logoPath(LOGO, file))).toEqual({ logo: LOGO, file });
  expect(parseLogoPath(logoPngPath(LOGO))?.file).toEqual({ width: 480, format: "png" });
});

test.each([
  `/uploads/logo/${ID}-960x200/241.webp`,
  `/uploads/logo/${ID}-960x200/240.png`,
  `/uploads/logo/${ID}-960x200/960.svg`,
  `/uploads/logo/${ID}/960.webp`,
  `/uploads/${ID}-960x200/480.webp`,
  "/uploads/logo/../secret/960.webp",
])("%s is no file of a logo", (path) => {
  expect(parseLogoPath(path)).toBeNull();
});

test("keys separate the files of a logo, and icons get the version of their logo", () => {
  expect(logoKey(LOGO, { width: 240, format: "webp" })).toBe(`logo-${ID}-960x200/240.webp`);
  expect(logoKey(LOGO, "favicon.ico")).toBe(`logo-${ID}-960x200/favicon.ico`);
  expect([iconPath("favicon.ico", null), iconPath("favicon.ico", { onLight: LOGO, onDark: null })]).toEqual([
    "/favicon.ico",
    `/favicon.ico?v=${ID}`,
  ]);
});

test("a logo is made smaller to fit, never larger", () => {
  expect(fitLogo(LOGO, { width: 240, height: 100 })).toEqual({ width: 240, height: 50 });
  expect(fitLogo({ ...LOGO, width: 100, height: 400 }, { width: 240, height: 100 })).toEqual({
    width: 25,
    height: 100,
  });
  expect(fitLogo({ ...LOGO, width: 60, height: 30 }, { width: 240, height: 100 })).toEqual({ width: 60, height: 30 });
});
