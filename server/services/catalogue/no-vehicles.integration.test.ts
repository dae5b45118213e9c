// Rule: product.md#new-installation
import sharp from "sharp";
import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { readContactsPage } from "#server/services/catalogue/read-content-pages.ts";
import { readSiteScope } from "#server/services/catalogue/read-site-scope.ts";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication({ seed: "none" });

test("a company without cars and articles has no picture of a car and no link to the magazine", async () => {
  expect(await readContactsPage(application.context, undefined, wordsOf("it"))).toMatchObject({ hasPicture: false });
  expect(await readSiteScope(application.context, "it")).toMatchObject({ articles: false, jets: false });
});

// Rule: product.md#share-pictures
test.each(["/og.png", "/og/contatti.png", "/og/luxury-car-rental.png", "/og/vetture.png"])(
  "%s has text only",
  async (path) => {
    const response = await application.app.request(`http://localhost${path}`);
    expect(response.status).toBe(200);
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    // Where pictures of cars are, in the middle of the right half.
    const { data } = await picture
      .extract({ left: 900, top: 250, width: 200, height: 100 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(new Set(data)).toEqual(new Set([0xf5, 0xf0, 0xe6]));
  },
);
