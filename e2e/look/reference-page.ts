import { readFile } from "node:fs/promises";

const FONTS = "node_modules/@fontsource-variable";

/**
 * A page of text, fields and a gradient that uses only the product's fonts. If it differs from its baseline, this machine renders differently, and
 * its pages cannot be compared with the baselines.
 */
export async function referencePage(): Promise<string> {
  const face = async (family: string, file: string) => {
    const font = await readFile(`${FONTS}/${file}`, "base64");
    return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${font}); }`;
  };
  return `<!doctype html><style>
    ${await face("serif-of-house", "bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2")}
    ${await face("sans-of-house", "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2")}
    body { width: 400px; background: linear-gradient(120deg, #f5f0e6, #5a1522); font: 17px sans-of-house; }
    h1 { font: 52px/1 serif-of-house; letter-spacing: -0.018em; }
    input, select { font: 15px sans-of-house; }
  </style>
  <h1>Velluto 1.200 €</h1><p>La vettura che scegli è quella che ricevi.</p>
  <input type="date"> <select><option>10:00</option></select>
  <svg width="80" height="80"><circle cx="40" cy="40" r="36" fill="none" stroke="#c8b48a"/></svg>`;
}
