import { airframeOf } from "./airframe/airframe.ts";
import type { Patch, Place } from "./airframe/mesh.ts";
import type { JetModel } from "./jet-model.ts";
import { type Hour, hours } from "./light.ts";
import { type Raster, rasterOf } from "./raster.ts";
import { SAMPLES, shadeRaster } from "./shade.ts";
import { skinOf } from "./skin.ts";
import { see } from "./view.ts";

/** A finished aircraft, its mirror image in the ground and its shadow on it, as SVG images in the camera's centimetres, y downwards. */
export interface DrawnJet {
  readonly aircraft: string;
  readonly reflection: string;
  readonly shadow: string;
  readonly length: number;
}

/** Pixels across an aircraft in the finished drawing, and in what lies blurred on the ground. */
const FINE = 2400;
const COARSE = 700;

/** Draws an aircraft from the left, facing left, in the light of an hour. */
export async function drawJet(model: JetModel, hour: Hour): Promise<DrawnJet> {
  const light = hours[hour];
  const skin = skinOf(model, light);
  const airframe = airframeOf(model);
  const draw = async (patches: readonly Patch[], pixels: number) => {
    const raster = rasterOf(patches, (pixels * SAMPLES) / model.length);
    return imageOf(raster, await shadeRaster(raster, skin, light));
  };
  return {
    aircraft: (await draw(airframe, FINE)) + beacons(model, airframe),
    reflection: await draw(
      moved(airframe, ({ x, y, out }) => ({ x, y: -y, out })),
      COARSE,
    ),
    shadow: await draw(
      moved(airframe, ({ x, out }) => ({ x, y: 0, out })).map(({ rows }) => ({ substance: "dark", rows })),
      COARSE,
    ),
    length: model.length,
  };
}

const moved = (patches: readonly Patch[], move: (place: Place) => Place): Patch[] =>
  patches.map(({ substance, rows }) => ({ substance, rows: rows.map((row) => row.map(move)) }));

function imageOf({ left, top, width, height, density }: Raster, png: Buffer): string {
  const place = `x="${left}" y="${-top}" width="${width / density}" height="${height / density}"`;
  return `<image ${place} preserveAspectRatio="none" href="data:image/png;base64,${png.toString("base64")}"/>`;
}

/** The red light at the near wing's outermost place. */
function beacons(model: JetModel, airframe: readonly Patch[]): string {
  const places = airframe.filter(({ substance }) => substance === "polished").flatMap(({ rows }) => rows.flat());
  const outermost = places.reduce((far, place) => (place.out > far.out ? place : far));
  const { x, up } = see(outermost);
  return [
    [model.length * 0.011, 0.12],
    [model.length * 0.006, 0.25],
    [model.length * 0.0022, 1],
  ]
    .map(
      ([radius, opacity]) =>
        `<circle cx="${x}" cy="${-up}" r="${radius}" fill="${opacity === 1 ? "#ffd8d0" : "#ff6a5a"}" fill-opacity="${opacity}"/>`,
    )
    .join("");
}
