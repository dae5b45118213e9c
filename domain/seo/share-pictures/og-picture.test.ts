import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageOfOgPicture, toOgPicture } from "./og-picture.ts";

const pathOf = (address: string) => address.replace(/\?.*/, "");

describe("ogPicture", () => {
  it("has a picture for the home page and any page below", () => {
    expect(pathOf(toOgPicture("/").path)).toBe("/og.png");
    expect(pathOf(toOgPicture("/luxury-car-rental/milan").path)).toBe("/og/luxury-car-rental/milan.png");
    expect(toOgPicture("/ferrari")).toMatchObject({ width: 1200, height: 630, type: "image/png" });
  });

  it("differs by language of a page, but not by any other parameter", () => {
    expect(toOgPicture("/fr/luxury-car-rental/milan", "x").path).toMatch(
      /^\/og\/fr\/luxury-car-rental\/milan\.png\?v=/,
    );
    expect(pathOf(toOgPicture("/fr").path)).toBe("/og/fr.png");
    expect(toOgPicture("/luxury-car-rental/milan?page=2", "x").path).toBe(
      toOgPicture("/luxury-car-rental/milan", "x").path,
    );
  });

  it("changes its version exactly when its content changes", () => {
    const milan = (...shown: (string | number | undefined)[]) => toOgPicture("/luxury-car-rental/milan", ...shown).path;
    expect(milan("Milano", 90_000)).toBe(milan("Milano", 90_000));
    expect(milan("Milano", 90_000)).not.toBe(milan("Milano", 95_000));
    expect(milan("Milano")).toMatch(/\?v=[0-9a-z]{8,13}$/);
  });

  it("is resolved back to its page", () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const page = `/${segments.join("/")}`;
        expect(pageOfOgPicture(pathOf(toOgPicture(page, "x").path))).toBe(page);
      }),
    );
  });

  it("rejects a path that is no picture", () => {
    for (const address of ["/og", "/og/", "/og/.png", "/ogre.png", "/og/milan/.png", "/og/milan.webp", "/milan.png"])
      expect(pageOfOgPicture(address)).toBeUndefined();
  });
});
