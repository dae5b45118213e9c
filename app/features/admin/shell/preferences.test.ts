import { expect, test } from "vitest";
import { readPreferences } from "#app/features/admin/shell/preferences.ts";

// Rule: product.md#panel-shell
// Rule: product.md#panel-shell "The sidebar is"
test("the sidebar's state comes from its cookie", () => {
  expect(readPreferences("a=1; sidebar_state=collapsed; b=2").sidebar).toBe("collapsed");
  expect(readPreferences("sidebar_state=open").sidebar).toBe("open");
});

test.each([null, "", "sidebar_state", "sidebar_state=<script>; panel_theme=pink", "xsidebar_state=collapsed", ";;=;"])(
  "%j sets nothing: open, and as the device has it",
  (cookies) => {
    expect(readPreferences(cookies)).toEqual({ sidebar: "open", theme: "system" });
  },
);

test("the theme comes from its cookie", () => {
  expect(readPreferences("panel_theme=dark").theme).toBe("dark");
  expect(readPreferences("panel_theme=light; sidebar_state=collapsed").theme).toBe("light");
});
