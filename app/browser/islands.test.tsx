import { expect, test } from "vitest";
import { BOOT_SCRIPT } from "#app/document/boot-script.ts";
import type { Island } from "#app/ui/islands/island.tsx";
import { NEEDS_SCRIPTS } from "./presses.ts";

const ISLANDS = import.meta.glob<{ default: Island<object> }>("../{features,ui}/**/*.island.tsx", { eager: true });

test("every island is called as its file is, since that is how the browser finds it", () => {
  const names = Object.entries(ISLANDS).map(([path, module]) => [path.split("/").at(-1), module.default.islandName]);
  expect(names.length).toBeGreaterThan(0);
  for (const [file, name] of names) expect(file).toBe(`${name}.island.tsx`);
  expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
});

test("the page's first script notes the same presses as those that come after it", () => {
  expect(BOOT_SCRIPT).toContain(`closest("${NEEDS_SCRIPTS}")`);
});
