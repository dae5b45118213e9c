import { mkdir, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const PICTURES = fileURLToPath(new URL("../public/pictures/", import.meta.url));
const SHEET = fileURLToPath(new URL("../build/art-sheet.html", import.meta.url));

/** `npm run art:sheet`: every picture once, folder by folder, on one page that a browser opens from disk. */
async function main(): Promise<void> {
  const files = await readdir(PICTURES, { recursive: true });
  const pictures = new Map<string, string>();
  for (const file of files.map((name) => name.replaceAll("\\", "/")).sort()) {
    const match = /^(.+?)(?:-\d+)?\.(webp|svg)$/.exec(file);
    // The smallest width of each: sorted, "-1200" comes before "-480".
    if (match?.[1]) pictures.set(match[1], file);
  }
  const folders = Map.groupBy(pictures, ([name]) => name.slice(0, Math.max(0, name.lastIndexOf("/"))));
  const sections = [...folders].map(([folder, shown]) => {
    const figures = shown.map(
      ([name, file]) =>
        `<figure><img src="../public/pictures/${file}" loading="lazy" alt=""><figcaption>${name.slice(folder.length + 1)}</figcaption></figure>`,
    );
    return `<section><h2>${folder || "pictures"}</h2>${figures.join("")}</section>`;
  });
  await mkdir(fileURLToPath(new URL("../build/", import.meta.url)), { recursive: true });
  await writeFile(SHEET, page(sections.join("\n")));
  console.log(`${pictures.size} pictures: ${SHEET}`);
}

const page = (sections: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>All pictures</title>
<style>
body { margin: 24px; background: #ece6da; font: 14px/1.4 sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 12px; margin-bottom: 28px; }
h2 { flex: 0 0 100%; margin: 0; font-size: 15px; }
figure { margin: 0; }
img { height: 170px; max-width: 480px; object-fit: contain; display: block; }
</style>
${sections}</html>
`;

await main();
