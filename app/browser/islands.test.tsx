import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../{features,ui}/**/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const AREAS = import.meta.glob<{ islands: { islandName: string }[] }>("./islands/*.ts", { eager: true });

test("every island is named after its area and file, so that the browser finds it", () => {
  const made = Object.entries(SOURCES).flatMap(([path, source]) => {
    const [, islandName] = /^export default island\("([^"]+)"/m.exec(source) ?? [];
    return islandName ? [{ islandName, file: path.split("/").at(-1) }] : [];
  });
  expect(made.length).toBeGreaterThan(0);
  for (const { islandName, file } of made) {
    const [area, name] = islandName.split("/");
    expect(file).toBe(`${name}.tsx`);
    const islands = AREAS[`./islands/${area}.ts`]?.islands.map((island) => island.islandName);
    expect(islands, islandName).toContain(islandName);
  }
  expect(Object.values(AREAS).flatMap(({ islands }) => islands)).toHaveLength(made.length);
});
