import { balustrade } from "../blocks/street.ts";
import { umbrellaPine } from "../blocks/umbrella-pine.ts";
import type { Scene } from "../scene.ts";
import type { Layout } from "./layout.ts";
import type { Light } from "./light.ts";

/** The pines that frame the view at the right. */
export function drawPines(scene: Scene, { pines, road }: Layout, light: Light): void {
  for (const { x, top, rx, seed } of pines) {
    umbrellaPine(scene, { x, base: road, top, rx, leaves: light.pine, trunk: light.trunk, seed });
  }
}

/** Balustrade, lanterns, pavement and road. */
export function drawPromenade(scene: Scene, layout: Layout, light: Light): void {
  const { width, height, rail, road, lanterns } = layout;
  const [bright, stone, dark] = light.stone;
  balustrade(scene, { top: rail, height: road - rail - 2, light: bright, stone, dark, posts: width * 2 });
  for (const x of lanterns) drawLantern(scene, x, rail, road, light);
  const surface = scene.downAt(road, height, ...light.road);
  scene.rect(0, road, width, height - road, surface);
  scene.rect(0, road - 2, width, 8, light.kerb);
  scene.rect(0, road + 6, width, 30, scene.down([0, "#000000", light.night ? 0.5 : 0.3], [1, "#000000", 0]));
  for (let index = 0; index < 620; index++) {
    const near = scene.random.next();
    const y = road + 10 + near * (height - road - 10);
    scene.rect(
      scene.random.between(-20, width),
      y,
      scene.random.between(6, 70) * (0.4 + near),
      0.6 + near,
      scene.random.chance(0.5) ? "#ffffff" : "#000000",
      scene.random.between(0.015, 0.045),
    );
  }
  scene.rect(
    0,
    height - (height - road) * 0.16,
    width,
    5,
    light.night ? "#b59a6a" : "#f6ecd6",
    light.night ? 0.4 : 0.75,
  );
  if (!light.night) return;
  for (const x of lanterns) scene.shine(x, road + 34, 250, "#ffc878", 0.42, 0.24);
}

function drawLantern(scene: Scene, x: number, rail: number, road: number, light: Light): void {
  const [bright, stone, dark] = light.stone;
  scene.rect(x - 22, rail - 4, 44, road - rail + 4, scene.sides(bright, stone, 0.62));
  scene.rect(x - 28, rail - 12, 56, 12, scene.down(bright, stone, dark));
  scene.path(
    `M${x - 3.5} ${rail - 12}V${rail - 100}H${x + 3.5}V${rail - 12}ZM${x - 10} ${rail - 12}h20v-8h-20zM${x - 7} ${rail - 62}h14v-5h-14z`,
    light.post,
  );
  if (light.night) {
    scene.shine(x, rail - 116, 110, "#ffc878", 0.5);
    scene.shine(x, rail - 116, 42, "#ffe9b8", 0.8);
  }
  scene.path(
    `M${x - 11} ${rail - 131}H${x + 11}L${x + 7.5} ${rail - 101}H${x - 7.5}Z`,
    light.night ? "#fff0c8" : "#f3eee2",
  );
  scene.line(
    `M${x - 11} ${rail - 131}H${x + 11}L${x + 7.5} ${rail - 101}H${x - 7.5}ZM${x} ${rail - 131}V${rail - 101}`,
    light.post,
    2.2,
  );
  scene.path(
    `M${x - 14} ${rail - 130}H${x + 14}Q${x + 3} ${rail - 138} ${x} ${rail - 150}Q${x - 3} ${rail - 138} ${x - 14} ${rail - 130}Z`,
    light.post,
  );
}
