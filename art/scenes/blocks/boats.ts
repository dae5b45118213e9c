import type { Scene } from "../scene.ts";
import { LAMPLIGHT } from "./windows.ts";

/** A small sailing boat at (x, waterline); `scale` 1 is about 50 units tall. */
export function sailboat(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  sail: string,
  hull: string,
  shade = "#00000033",
): void {
  scene.at(x, y, scale, () => {
    scene.path("M2 -50V-6H26Q18 -34 2 -50Z", sail);
    scene.path("M-1 -44V-6H-18Q-10 -28 -1 -44Z", sail, 0.86);
    scene.path("M10 -40Q18 -26 22 -6H26Q18 -34 2 -50Z", shade, 0.5);
    scene.path("M-22 -4H28L20 3H-16Z", hull);
    scene.ellipse(2, 5, 26, 1.6, "#000000", 0.14);
  });
}

/** A motor yacht about 150 units long, bow to the right. */
export function motorYacht(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  hull: string,
  glass: string,
  flip = false,
): void {
  const draw = () => {
    scene.path("M-70 -1L-60 11H50L80 -9L60 -7H-62Z", hull);
    scene.path("M-60 -7L-54 -16H34L46 -7Z M-46 -16L-38 -25H10L22 -16Z M-26 -25L-20 -31H-4L2 -25Z", hull);
    scene.path("M-52 -9L-48 -14H31L37 -9Z M-38 -18L-34 -23H8L14 -18Z", glass, 0.85);
    scene.path("M-70 -1L-60 11H50L62 3Z", "#000000", 0.16);
    scene.line("M-12 -31V-44M-18 -38H-6", hull, 1.2);
    scene.ellipse(0, 13, 64, 2, "#000000", 0.18);
    if (scene.night) scene.aglow(() => scene.path("M-52 -9L-48 -14H31L37 -9Z M-38 -18L-34 -23H8L14 -18Z", LAMPLIGHT));
  };
  scene.floodlit(() => scene.at(x, y, scale, draw, flip));
}

/** A varnished launch of the lakes about 110 units long, bow to the left. */
export function launch(scene: Scene, x: number, y: number, scale: number, flip = false): void {
  scene.at(
    x,
    y,
    scale,
    () => {
      scene.path("M-62 -12Q-20 -17 52 -10L54 2Q10 8 -40 4Q-54 0 -62 -12Z", scene.down("#b4622c", "#7a3716", "#3d1a0b"));
      scene.path("M-62 -12Q-20 -17 52 -10L52 -8.4Q-20 -14 -61 -10.6Z", "#f0c48a");
      scene.path("M-8 -14L-16 -25Q6 -27 14 -15Z", "#dfeef0", 0.55);
      scene.line("M-8 -14L-16 -25", "#f6efe0", 1.6);
      scene.path("M2 -14.5Q14 -20 24 -12.5H4Z M26 -12.5Q34 -17 42 -11H28Z", "#f4ecdc");
      scene.line("M52 -10V-24", "#f0e6d2", 1);
      scene.ellipse(0, 6, 58, 2.2, "#ffffff", 0.4);
      scene.path("M54 2Q90 5 150 8Q90 9 52 6Z", "#ffffff", 0.4);
    },
    flip,
  );
}

/** A gondola about 220 units long, its iron to the left, with its gondolier when `rower` is set. */
export function gondola(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  ink: string,
  rim: string,
  rower = true,
  flip = false,
): void {
  scene.at(
    x,
    y,
    scale,
    () => {
      scene.path("M-112 -34Q-96 -8 -60 -2Q0 10 60 -2Q92 -10 108 -30Q96 -2 62 8Q0 18 -62 8Q-98 0 -112 -34Z", ink);
      scene.line("M-110 -30Q-96 -8 -60 -2Q0 10 60 -2Q90 -10 106 -28", rim, 1.6, 0.8);
      scene.path(
        "M-113 -34Q-122 -44 -112 -52Q-104 -44 -108 -34L-106 -22L-110 -20Z M-112 -48h-9v3h9zM-112 -42h-8v3h8zM-111 -36h-8v3h8z",
        rim,
      );
      scene.path("M-20 -2Q-16 -18 0 -18Q16 -18 20 -1Q0 4 -20 -2Z", "#7d1f26");
      if (!rower) return;
      scene.path("M66 -8L70 -44Q76 -52 82 -44L84 -8Z", ink);
      scene.path("M70 -44Q76 -52 82 -44L83 -28H69Z", "#f1e6d0");
      scene.ellipse(76, -54, 4.6, 5, ink);
      scene.path("M68 -56H84L82 -60H70Z", "#e8d6a8");
      scene.line("M80 -38L40 20M72 -38L62 -22", ink, 2.2);
    },
    flip,
  );
}

/** A white paddle steamer of the lakes about 260 units long, bow to the right. */
export function steamer(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  hull: string,
  glass: string,
  funnel: string,
): void {
  scene.at(x, y, scale, () => {
    scene.path("M-130 -8Q-128 6 -112 9H96Q120 4 134 -16L100 -13H-130Z", hull);
    scene.path("M-112 9H96Q110 6 118 0H-126Q-122 6 -112 9Z", funnel, 0.85);
    scene.path("M-118 -13V-27H84V-13Z M-92 -30V-42H52V-30Z", hull);
    for (let at = -112; at < 78; at += 9) scene.rect(at, -24, 5.4, 7, glass, 0.85);
    for (let at = -86; at < 46; at += 9) scene.rect(at, -40, 5.4, 6.4, glass, 0.85);
    scene.path("M-122 -27H92L88 -30H-118Z M-98 -42H60L56 -45H-94Z", hull);
    scene.path("M-30 -8A24 22 0 0 1 18 -8L18 6H-30Z", scene.sides("#e8dcc4", "#c5b595"));
    scene.line("M-24 -8A18 16 0 0 1 12 -8M-6 -8V-24M-6 -8L-19 -19M-6 -8L7 -19", "#8b1f26", 1.6);
    scene.path("M-14 -45L-12 -74H4L6 -45Z", scene.sides(funnel, "#00000055", 0.55));
    scene.path("M-14 -45L-12 -74H4L6 -45Z", funnel, 0.7);
    scene.rect(-13, -70, 18, 6, "#f5ecd8");
    scene.line("M104 -14V-58M-112 -28V-60", "#8a7a62", 1.4);
    scene.path("M-112 -60h-18l4 5l-4 5h18Z", "#c22a2a");
    scene.ellipse(0, 11, 120, 2.6, "#ffffff", 0.35);
    scene.path("M-130 4Q-180 8 -240 10Q-180 13 -120 10Z", "#ffffff", 0.35);
  });
}
