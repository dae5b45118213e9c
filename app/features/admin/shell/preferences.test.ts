import { expect, test } from "vitest";
import { readPreferences } from "#app/features/admin/shell/preferences.ts";

// Rule: product.md#panel-shell
// Rule: product.md#panel-shell "The sidebar is"
test("reads the sidebar's state from its cookie", () => {
  expect(readPreferences("a=1; sidebar_state=collapsed; b=2").sidebar).toBe("collapsed");
  expect(readPreferences("sidebar_state=open").sidebar).toBe("open");
});

test.each([null, "", "sidebar_state", "sidebar_state=<script>; panel_theme=pink", "xsidebar_state=collapsed", ";;=;"])(
  "uses the defaults, open and the device's theme, for the cookies %j",
  (cookies) => {
    expect(readPreferences(cookies)).toEqual({ sidebar: "open", theme: "system" });
  },
);

test("reads the theme from its cookie", () => {
  expect(readPreferences("panel_theme=dark").theme).toBe("dark");
  expect(readPreferences("panel_theme=light; sidebar_state=collapsed").theme).toBe("light");
});
