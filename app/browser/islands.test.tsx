import { expect, test } from "vitest";
import { BOOT_SCRIPT } from "#app/document/boot-script.ts";
import { NEEDS_SCRIPTS } from "./presses.ts";

const FILES = import.meta.glob<{ default: { islandName: string } }>("../{features,ui}/**/*.island.tsx", {
  eager: true,
});
const AREAS = import.meta.glob<{ islands: { islandName: string }[] }>("./islands/*.ts", { eager: true });

test("every island is called by its area and its file, since that is how the browser finds it", () => {
  const found = Object.entries(FILES).map(([path, module]) => [path.split("/").at(-1), module.default] as const);
  expect(found.length).toBeGreaterThan(0);
  for (const [file, island] of found) {
    const [area, name] = island.islandName.split("/");
    expect(file).toBe(`${name}.island.tsx`);
    expect(AREAS[`./islands/${area}.ts`]?.islands, island.islandName).toContain(island);
  }
  expect(Object.values(AREAS).flatMap(({ islands }) => islands)).toHaveLength(found.length);
});

test("the page's first script notes the same presses as those that come after it", () => {
  expect(BOOT_SCRIPT).toContain(`closest("${NEEDS_SCRIPTS}")`);
});
