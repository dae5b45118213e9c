import fc from "fast-check";
import { expect, test } from "vitest";
import { panelInset } from "./panel-position.ts";

const PANEL = { width: 704, height: 470 };
const field = (top: number, left = 100) => ({ top, bottom: top + 72, left });

test("a panel opens below its field if there is room, else above", () => {
  expect(panelInset(field(100), PANEL, { width: 1440, height: 900 })).toBe("180px auto auto 100px");
  expect(panelInset(field(760), PANEL, { width: 1440, height: 900 })).toBe("auto auto 148px 100px");
});

test("in a window 900 px high a field in the middle has its panel at the edge", () => {
  expect(panelInset(field(440), PANEL, { width: 1440, height: 900 })).toBe("auto auto 16px 100px");
});

// Rule: product.md#search-form
test("a panel that fits the window stays within it, wherever its field is", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -200, max: 1200 }),
      fc.integer({ min: 0, max: 1400 }),
      fc.record({ width: fc.integer({ min: 832, max: 2000 }), height: fc.integer({ min: 520, max: 1400 }) }),
      (top, left, view) => {
        const [above, , below, start] = panelInset(field(top, left), PANEL, view).split(" ").map(Number.parseFloat);
        const end = Number.isNaN(above) ? view.height - (below ?? 0) : (above ?? 0) + PANEL.height;
        expect(end).toBeLessThanOrEqual(view.height);
        expect(end - PANEL.height).toBeGreaterThanOrEqual(0);
        expect((start ?? 0) + PANEL.width).toBeLessThanOrEqual(view.width);
      },
    ),
  );
});
