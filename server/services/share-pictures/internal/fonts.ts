import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";

const SERIF = { name: "Bodoni Moda", weight: 500, style: "normal" } as const;
const SANS = { name: "Hanken Grotesk", weight: 600, style: "normal" } as const;

let loaded: Promise<Font[]> | undefined;

/** The company's two faces as files that satori reads (woff, not woff2), read once. */
export function shareFonts(): Promise<Font[]> {
  loaded ??= readFonts();
  return loaded;
}

async function readFonts(): Promise<Font[]> {
  const require = createRequire(import.meta.url);
  const files = [
    { ...SERIF, file: require.resolve("@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff") },
    { ...SERIF, file: require.resolve("@fontsource/bodoni-moda/files/bodoni-moda-latin-ext-500-normal.woff") },
    { ...SANS, file: require.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff") },
    { ...SANS, file: require.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal.woff") },
  ];
  return Promise.all(files.map(async ({ file, ...font }) => ({ ...font, data: await readFile(file) })));
}
