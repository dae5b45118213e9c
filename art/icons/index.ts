import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { markSvg } from "#art/icons/mark.ts";
import { icoFile } from "#domain/pictures/ico-file.ts";

const PUBLIC = fileURLToPath(new URL("../../public/", import.meta.url));
/** What is left of the mark's square inside the circle that a system may cut (the manifest's "maskable"). */
const MASKABLE = 0.66;
/** Room for the corners that a phone rounds. */
const ROUNDED = 0.82;

/** The icons browsers and phones ask for. */
export const iconJobs = [
  { name: "favicon.svg", render: () => writeFile(`${PUBLIC}favicon.svg`, markSvg()) },
  {
    name: "favicon.ico",
    render: async () => {
      const pictures = [16, 32, 48].map(async (side) => ({ side, png: await markPng(side) }));
      await writeFile(`${PUBLIC}favicon.ico`, icoFile(await Promise.all(pictures)));
    },
  },
  pngJob("apple-touch-icon", 180, ROUNDED),
  pngJob("icon-192", 192, ROUNDED),
  pngJob("icon-512", 512, ROUNDED),
  pngJob("icon-maskable-512", 512, MASKABLE),
];

function pngJob(name: string, side: number, share: number) {
  return { name, render: async () => writeFile(`${PUBLIC}${name}.png`, await markPng(side, share)) };
}

/** Drawn at four times its size: hairlines stay even at 16 pixels. */
async function markPng(side: number, share = 1): Promise<Buffer> {
  const large = new Resvg(markSvg(share), { fitTo: { mode: "width", value: side * 4 } }).render().asPng();
  return sharp(large).resize(side, side, { kernel: "lanczos3" }).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
