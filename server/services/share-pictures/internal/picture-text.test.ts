// Rule: product.md#site-configuration
import satori from "satori";
import sharp from "sharp";
import { expect, test } from "vitest";
import { OG_PICTURE_SIZE } from "#domain/seo/share-pictures/og-picture.ts";
import { LONG_MARK_LINE, OTHER_NAMES } from "#test/factories/other-company.ts";
import { TEST_SITE } from "#test/site.ts";
import { layoutPictureText } from "./picture-text.ts";
import { loadShareFonts } from "./render-share-picture.ts";

/** Where texts may be, in pixels: beside the picture of a plate, else within the margins. */
const LAYOUTS = {
  plate: { left: 60, right: 530 },
  band: { left: 60, right: 1140 },
  road: { left: 60, right: 1140 },
  text: { left: 60, right: 1140 },
};
const BOTTOM = 600;

test.each(OTHER_NAMES)("the name fits the text of a share picture, beside its price: %s", async (name) => {
  const site = { ...TEST_SITE, name, markLine: LONG_MARK_LINE };
  for (const [layout, { left, right }] of Object.entries(LAYOUTS)) {
    const content = { layout: layout as keyof typeof LAYOUTS, picture: "", kicker: name, headline: "Preferiti" };
    const element = layoutPictureText({ ...content, price: "da € 3.200 all’ora" }, { site, logo: null });
    const undrawn: string[] = [];
    const loadAdditionalAsset = async (_language: string, letters: string) => {
      undrawn.push(letters);
      return [];
    };
    const drawing = await satori(element, { ...OG_PICTURE_SIZE, fonts: await loadShareFonts(), loadAdditionalAsset });
    expect(undrawn, "letters that no font has").toEqual([]);
    const { info, data } = await sharp(Buffer.from(drawing)).trim().raw().toBuffer({ resolveWithObject: true });
    expect(data.length).toBeGreaterThan(0);
    const drawn = { left: -(info.trimOffsetLeft ?? 0), top: -(info.trimOffsetTop ?? 0) };
    expect(drawn.left, layout).toBeGreaterThanOrEqual(left);
    expect(drawn.left + info.width, layout).toBeLessThanOrEqual(right);
    expect(drawn.top + info.height, layout).toBeLessThanOrEqual(BOTTOM);
  }
});
