import { mixColours } from "../../render/colour.ts";
import { short } from "../../render/svg.ts";
import type { Scene } from "../scene.ts";
import { LAMPLIGHT, lightPane, windowBurns } from "./windows.ts";

export interface Town {
  /** Height of the skyline the houses climb to, at x. */
  readonly top: (x: number) => number;
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly count: number;
  /** Size of a near house; far ones are smaller. */
  readonly size: number;
  readonly walls: readonly [string, ...string[]];
  readonly tiles: readonly [lit: string, shaded: string];
  readonly window: string;
  readonly lit: string;
  readonly litShare?: number;
  readonly shade?: string;
  /** Colour of the air between us and the highest houses, and its strength. */
  readonly air?: readonly [string, number];
  readonly green?: readonly [string, string];
  /** Gap left between terraces, 0 none to 1. */
  readonly openness?: number;
}

/** A town climbing a slope in terraces: each house has a lit front, a shaded flank and a tiled roof in two tones. */
export function hillTown(scene: Scene, town: Town): void {
  const { random } = scene;
  const { from, to, base, count, size, shade = "#3a2622", air, green, openness = 0 } = town;
  const lots = Array.from({ length: count }, () => {
    const x = random.between(from, to);
    const top = town.top(x);
    const climb = random.next() ** 1.15;
    return { x, climb, y: base - climb * (base - top) };
  });
  const terrace = size * 0.62;
  const settled = lots.map((lot) => ({
    ...lot,
    y: base - Math.round((base - lot.y) / terrace) * terrace + random.between(-2, 2),
  }));
  settled.sort((a, b) => a.y - b.y || a.x - b.x);
  for (const { x, y, climb } of settled) {
    if (random.chance(openness)) continue;
    const near = 1 - climb * 0.36;
    const [w, h] = [size * near * random.between(0.72, 1.25), size * near * random.between(0.7, 1.2)];
    const mist = (colour: string) => (air ? mixColours(colour, air[0], air[1] * climb) : colour);
    drawHillHouse(scene, { x, y, width: w, height: h, wall: mist(random.pick(town.walls)), mist, town, shade });
    if (green && random.chance(0.34)) {
      const r = size * near * random.between(0.16, 0.34);
      const [gx, gy] = [x + random.between(-0.6, 1.3) * w, y - r * 0.3];
      if (random.chance(0.3)) {
        const tall = r * 3.4;
        scene.path(
          `M${short(gx)} ${short(gy - tall)}Q${short(gx + r * 0.75)} ${short(gy - tall * 0.3)} ${short(gx + r * 0.3)} ${short(gy + 2)}H${short(gx - r * 0.3)}Q${short(gx - r * 0.75)} ${short(gy - tall * 0.3)} ${short(gx)} ${short(gy - tall)}Z`,
          mist(green[0]),
        );
      } else {
        scene.ellipse(gx, gy, r, r * 0.75, mist(green[0]));
        scene.ellipse(gx - r * 0.25, gy - r * 0.25, r * 0.62, r * 0.42, mist(green[1]));
      }
    }
  }
  if (scene.night) drawShoreLamps(scene, town);
}

/** The lamps along a town's foot, after dark. */
function drawShoreLamps(scene: Scene, { from, to, base }: Town): void {
  for (let x = from + 20; x < to; x += scene.nightRandom.between(26, 44)) {
    scene.shine(x, base - 9, 15, LAMPLIGHT, 0.85);
    scene.aglow(() => scene.ellipse(x, base - 9, 1.6, 1.6, "#fff3d4"));
  }
}

interface HillHouse {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly mist: (colour: string) => string;
  readonly town: Town;
  readonly shade: string;
}

function drawHillHouse(scene: Scene, { x, y, width, height, wall, mist, town, shade }: HillHouse): void {
  const { random } = scene;
  const flank = width * random.between(0.26, 0.42);
  const front = width - flank;
  const top = y - height;
  scene.rect(x, top, front, height, scene.down(mixColours(wall, "#ffffff", 0.14), wall));
  const sink = flank * 0.1;
  scene.path(
    `M${short(x + front)} ${short(top)}L${short(x + width)} ${short(top + sink)}V${short(y + 1)}H${short(x + front)}Z`,
    mixColours(wall, mist(shade), 0.42),
  );
  const [lit, shaded] = [mist(town.tiles[0]), mist(town.tiles[1])];
  if (random.chance(0.78)) {
    const rise = width * random.between(0.16, 0.24);
    const ridge: readonly [number, number] = [x + front * 0.62, top - rise];
    scene.path(
      `M${short(x - 2)} ${short(top + 1.5)}L${short(ridge[0] - front * 0.26)} ${short(ridge[1])}L${short(ridge[0] + flank * 0.5)} ${short(ridge[1])}L${short(x + front + 1)} ${short(top + 1.5)}Z`,
      lit,
    );
    scene.path(
      `M${short(x + front)} ${short(top + 1.5)}L${short(ridge[0] + flank * 0.5)} ${short(ridge[1])}L${short(x + width + 2)} ${short(top + sink + 1.5)}Z`,
      shaded,
    );
  } else {
    scene.rect(x - 1, top - 2, front + 1, 3, mixColours(wall, "#ffffff", 0.3));
    scene.path(
      `M${short(x + front)} ${short(top - 2)}L${short(x + width + 1)} ${short(top + sink - 1)}v3L${short(x + front)} ${short(top + 1)}Z`,
      mixColours(wall, mist(shade), 0.2),
    );
  }
  const columns = Math.max(1, Math.round(front / 8.5));
  const rows = Math.max(1, Math.round(height / 10.5));
  const share = town.litShare ?? 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const glows = random.chance(share);
      const opacity = glows ? random.between(0.7, 1) : 0.75;
      const burns = glows || windowBurns(scene);
      const [wx, wy] = [x + ((column + 0.5) * front) / columns, top + ((row + 0.52) * height) / rows];
      const pane = burns ? (scene.night ? LAMPLIGHT : town.lit) : mist(town.window);
      const size = burns && scene.night ? 1.35 : 1;
      lightPane(scene, burns, () =>
        scene.rect(wx - 1.3 * size, wy - 2.2 * size, 2.7 * size, 4.4 * size, pane, opacity),
      );
    }
  }
}
