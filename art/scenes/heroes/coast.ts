import { motorYacht, sailboat } from "../blocks/boats.ts";
import { dome, spire } from "../blocks/domes.ts";
import { hillTown } from "../blocks/hill-town.ts";
import { houseRow } from "../blocks/houses.ts";
import { massif, woods } from "../blocks/mountains.ts";
import { disc, sky, stars, sunlight, veils } from "../blocks/sky.ts";
import { glitter, reflect, ripples, water } from "../blocks/water.ts";
import type { Scene } from "../scene.ts";
import { arched, heightAt, type Point, rugged, under } from "../shapes.ts";
import type { Layout } from "./layout.ts";
import type { Light } from "./light.ts";

/** Sky, light and the far chain of mountains. The sky above stays calm for the words that stand on it. */
export function drawFar(scene: Scene, { horizon, sun, moon, calm, width }: Layout, light: Light): void {
  sky(scene, horizon, ...light.sky);
  const [low, high, strength] = light.veils;
  veils(scene, { from: horizon * 0.45, to: horizon * 0.85, low, high, strength, count: 16 });
  if (light.night) {
    stars(scene, 90, horizon * 0.62, calm);
    disc(scene, moon[0], moon[1], 17, "#fdf3d9", "#cfd3e0");
    sunlight(scene, [sun[0], horizon, width * 0.45, horizon * 0.42], light.sun[0], light.sun[1]);
  } else {
    sunlight(scene, [sun[0], sun[1], width * 0.4, horizon * 0.75], light.sun[0], light.sun[1]);
    scene.shine(sun[0], sun[1], 120, "#fffdf4", 0.9);
  }
  const chains: readonly (readonly (readonly [number, number])[])[] = [
    [
      [-0.03, 96],
      [0.06, 150],
      [0.13, 118],
      [0.2, 172],
      [0.28, 126],
      [0.36, 146],
      [0.46, 92],
      [0.56, 112],
      [0.7, 60],
      [1.03, 90],
    ],
    [
      [-0.03, 84],
      [0.04, 116],
      [0.1, 88],
      [0.17, 108],
      [0.25, 62],
      [0.33, 74],
      [0.42, 36],
      [0.52, 44],
      [0.62, 20],
      [0.7, 0],
    ],
    [
      [-0.03, 62],
      [0.05, 70],
      [0.1, 46],
      [0.16, 50],
      [0.22, 24],
      [0.28, 18],
      [0.34, 0],
    ],
  ];
  chains.forEach((chain, index) => {
    const tones = light.mountains[index];
    if (!tones) return;
    const peaks = chain.map(([x, y]): Point => [x * width, horizon - y]);
    massif(scene, {
      peaks,
      base: horizon + 1,
      body: tones.body,
      shade: tones.shade,
      shadeStrength: light.night ? 0.18 : 0.35,
      roughness: 0.07,
    });
  });
}

/** The headland's skyline, from the sea at its tip to the right edge. */
function headlandLine({ headland, horizon, width }: Layout): Point[] {
  const { from, top } = headland;
  const shape: readonly (readonly [number, number])[] = [
    [0, 0],
    [0.06, 0.07],
    [0.16, 0.13],
    [0.28, 0.26],
    [0.38, 0.36],
    [0.48, 0.52],
    [0.58, 0.62],
    [0.7, 0.84],
    [0.82, 0.93],
    [0.92, 1],
    [1.04, 0.97],
  ];
  return shape.map(([x, y]): Point => [from + x * (width - from), horizon + 2 - y * (horizon - top)]);
}

/** The wooded headland and the town that climbs it from its harbour. */
export function drawTown(scene: Scene, layout: Layout, light: Light): void {
  const { horizon, width, headland } = layout;
  const skyline = rugged(scene.random, headlandLine(layout), 0.04, 2);
  scene.path(under(skyline, horizon + 8), scene.downAt(headland.top, horizon, ...light.hill));
  woods(scene, { skyline, base: horizon, tones: light.scrub, count: 520, size: 9 });
  const span = width - headland.from;
  const style = {
    walls: light.walls,
    tiles: light.tiles,
    window: light.window,
    lit: "#ffd58a",
    litShare: light.litShare,
    shade: light.shade,
    green: [light.scrub[0], light.scrub[1]] as const,
  };
  const climb = (x: number) => horizon - (horizon - heightAt(skyline, x)) * 0.74;
  hillTown(scene, {
    ...style,
    top: climb,
    from: headland.from + span * 0.12,
    to: width - span * 0.02,
    base: horizon - 10,
    count: 150,
    size: span * 0.046,
    air: light.air,
    openness: 0.12,
  });
  if (light.night)
    for (let index = 0; index < 46; index++) {
      const x = scene.random.between(headland.from + span * 0.2, width - 40);
      scene.shine(x, scene.random.between(climb(x), horizon), scene.random.between(10, 26), "#ffbf6a", 0.35);
    }
  drawChurch(scene, layout, light);
  const quay = horizon + 3;
  houseRow(
    scene,
    {
      from: headland.from + span * 0.13,
      to: width + 20,
      base: quay,
      height: [span * 0.05, span * 0.088],
      width: [span * 0.03, span * 0.062],
    },
    {
      walls: light.walls,
      roof: ["hip", "flat", "hip"],
      tiles: light.tiles,
      window: light.window,
      lit: "#ffd58a",
      litShare: light.litShare,
      shutters: light.shutters,
      shade: light.shade,
      storey: span * 0.021,
      bay: span * 0.017,
      arcade: light.night ? "#ffc070" : "#6a5a50",
    },
  );
  scene.rect(headland.from + span * 0.08, quay - 1, span, 6, light.stone[1]);
  scene.rect(headland.from + span * 0.02, quay + 1, span * 0.1, 4, light.stone[2]);
  const tip = headland.from + span * 0.045;
  scene.rect(tip - 4, quay - 28, 9, 30, light.stone[0]);
  scene.rect(tip - 5.5, quay - 31, 12, 4, light.tiles[0]);
  if (light.night) scene.shine(tip, quay - 32, 34, "#ffe2a0", 0.9);
}

function drawChurch(scene: Scene, { church: x, horizon }: Layout, light: Light): void {
  const base = horizon - 12;
  const wall = scene.sides(light.walls[0], light.walls[4] ?? light.walls[0], 0.6);
  scene.rect(x + 26, base - 52, 76, 54, wall);
  dome(scene, {
    x: x + 64,
    base: base - 50,
    radius: 30,
    height: 36,
    fill: light.night ? scene.round("#3f5450", "#5d756c", "#26343a") : scene.round("#7fa68e", "#c3dcc0", "#55806f"),
    eye: 4,
    ribs: 5,
    rib: "#ffffff",
    ribWidth: 1,
    ribStrength: 0.3,
  });
  scene.rect(x, base - 112, 26, 114, wall);
  scene.path(arched(x + 13, base - 82, 11, 22), light.night ? "#ffd58a" : "#5f5a54");
  scene.rect(x - 2, base - 114, 30, 4, light.stone[0]);
  spire(scene, x + 13, base - 114, 28, 34, light.tiles[0], light.tiles[1]);
}

/** The sea with what it mirrors, its light and its boats. */
export function drawSea(scene: Scene, layout: Layout, light: Light, land: string): void {
  const { horizon, rail, sun, headland, width, boats, moon } = layout;
  water(scene, horizon, rail + 60, ...light.sea);
  reflect(scene, land, {
    line: horizon + 6,
    bottom: horizon + (rail - horizon) * 0.62,
    strength: light.night ? 0.75 : 0.42,
    ripple: 26,
    squeeze: 0.6,
  });
  ripples(scene, { top: horizon + 2, bottom: rail, colours: light.ripples, count: 520, strength: 0.2 });
  const x = light.night ? moon[0] : sun[0];
  glitter(scene, {
    x,
    top: horizon,
    bottom: rail,
    spread: width * 0.16,
    colour: light.glitter,
    count: light.night ? 300 : 520,
    strength: light.night ? 0.5 : 0.8,
  });
  if (light.night)
    for (let index = 0; index < 130; index++) {
      const reach = scene.random.next() ** 2;
      scene.rect(
        scene.random.between(headland.from + 60, width),
        horizon + 8 + reach * 130,
        scene.random.between(4, 18),
        1.4,
        "#ffc977",
        0.55 * (1 - reach),
      );
    }
  for (const [kind, at, drop, scale] of boats) {
    if (kind === "sail")
      sailboat(
        scene,
        at,
        horizon + drop,
        scale,
        light.night ? "#a89b88" : "#fffdf6",
        light.night ? "#3a342e" : "#8a3a30",
      );
    else motorYacht(scene, at, horizon + drop, scale, light.boat[0], light.boat[1]);
  }
}
