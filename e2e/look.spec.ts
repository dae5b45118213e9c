import { createTestWithServer } from "./dedicated-server.ts";
import { compareViews, FIXED_CLOCK, RENDERING, requireBaselines } from "./look/compare-view.ts";

/** Compares the first view of ten main pages with approved screenshots (docs/look.md#baselines). */
const PAGES = [
  ["home", "/"],
  ["explore", "/explore"],
  ["city", "/luxury-car-rental/milan"],
  ["brand", "/ferrari"],
  ["car", "/luxury-car-rental/milan/sportive/ferrari-296-gtb"],
  ["request", "/prenota/ferrari-296-gtb?pickupDate=2027-03-20&returnDate=2027-03-23"],
  ["comparison", "/confronto?vehicle=ferrari-296-gtb&vehicle=mercedes-benz-s-580"],
  ["jets", "/private-jet-charter"],
  ["club", "/community-vip"],
  ["article", "/magazine/roma-alle-sei-del-mattino"],
] as const;

const test = createTestWithServer("look", { SEED: "catalogue", ...FIXED_CLOCK });
test.use(RENDERING);

for (const [name, path] of PAGES) {
  test(`${name}: the first view equals its baseline, by day and by night, wide and on a phone`, async ({
    page,
    browser,
  }) => {
    const folder = await requireBaselines(browser);
    await compareViews(
      page,
      folder,
      (["day", "night"] as const).flatMap((light) =>
        ([390, 1440] as const).map((width) => ({ name, path, width, light })),
      ),
    );
  });
}
