import { flatBlurFilter, linearGradient, linearGradientAt, path, radialGradientAt, short } from "../render/svg.ts";
import type { DrawnJet } from "./draw-jet.ts";
import { type Hour, type HourOfLight, hours } from "./light.ts";

export const WIDTH = 1200;
/** From this drawn length on an aircraft grows less: cards cut a tenth of the width away, and no nose with it. */
const LONG = 980;
const HEIGHT = 675;
const HORIZON = 462;
/** Where the wheels stand. */
const GROUND = 540;

/** A repeatable source of numbers in 0–1: the same seed draws the same sky. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A ridge of hills by midpoint displacement, as path data down to the horizon. */
function ridge(random: () => number, height: number, roughness: number): string {
  let heights = [random() * height * 0.6, random() * height];
  let swing = height;
  for (let pass = 0; pass < 8; pass++) {
    heights = heights.flatMap((value, i) => {
      const next = heights[i + 1];
      return next === undefined ? [value] : [value, (value + next) / 2 + (random() - 0.5) * swing];
    });
    swing *= roughness;
  }
  const points = heights.map((value, i) => {
    const x = (WIDTH * i) / (heights.length - 1);
    return `${short(x)} ${short(HORIZON - Math.max(6, value + height * 0.5))}`;
  });
  return `M0 ${HORIZON}L${points.join("L")}L${WIDTH} ${HORIZON}Z`;
}

function sky(light: HourOfLight, random: () => number): string {
  let marks = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`;
  for (let star = 0; star < light.stars; star++) {
    const place = `cx="${short(random() * WIDTH)}" cy="${short(random() ** 1.6 * 330)}" r="${short(0.4 + random() * 0.8)}"`;
    marks += `<circle ${place} fill="#fff" fill-opacity="${short(0.2 + random() * 0.5)}"/>`;
  }
  marks += `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>`;
  for (let streak = 0; streak < 16; streak++) {
    const y = 90 + random() * 300;
    const size = `cx="${short(random() * WIDTH)}" cy="${short(y)}" rx="${short(80 + random() * 240)}" ry="${short(3 + random() * 9)}"`;
    const opacity = short(light.clouds.opacity * (0.2 + random() * 0.6));
    marks += `<ellipse ${size} fill="${light.clouds.colour}" fill-opacity="${opacity}" filter="url(#haze)"/>`;
  }
  return marks;
}

/** Hangars, terminal and tower on the horizon, some windows lit. */
function airfield(light: HourOfLight, random: () => number): string {
  let marks = "";
  const block = (x: number, width: number, height: number, roof: "flat" | "arched") => {
    const top = HORIZON - height;
    const shape =
      roof === "flat"
        ? `M${x} ${HORIZON + 4}V${top}H${x + width}V${HORIZON + 4}Z`
        : `M${x} ${HORIZON + 4}V${top + height * 0.4}Q${x + width / 2} ${top - height * 0.3} ${x + width} ${top + height * 0.4}V${HORIZON + 4}Z`;
    marks += path(shape, `fill="${light.buildings}"`);
    for (let pane = x + 6; pane < x + width - 8; pane += 9) {
      if (random() < light.windowsLit * 0.7) {
        marks += `<rect x="${short(pane)}" y="${short(HORIZON - height * 0.42)}" width="5" height="${short(height * 0.14)}" fill="${light.cabin.lamp}" fill-opacity="${short(0.4 + random() * 0.5)}"/>`;
      }
    }
  };
  block(-20, 210, 34, "arched");
  block(196, 128, 26, "arched");
  block(820, 240, 22, "flat");
  block(1068, 150, 38, "arched");
  marks += path(`M64 ${HORIZON}V${HORIZON - 58}h-7l3 -16h22l3 16h-7V${HORIZON}Z`, `fill="${light.buildings}"`);
  if (light.windowsLit > 0.4) {
    marks += `<rect x="62" y="${HORIZON - 71}" width="18" height="8" fill="${light.cabin.lamp}" fill-opacity=".85"/>`;
    for (let lamp = 0; lamp < 26; lamp++) {
      const colour = ["#ffca85", "#8fc4ff", "#ffffff", "#7fe0a0"][Math.floor(random() * 4)];
      marks += `<circle cx="${short(random() * WIDTH)}" cy="${short(HORIZON + 3 + random() * 8)}" r="${short(0.9 + random() * 0.9)}" fill="${colour}" fill-opacity=".9"/>`;
    }
  }
  return marks;
}

function apron(light: HourOfLight): string {
  const line = (d: string, width: number) =>
    path(
      d,
      `fill="none" stroke="${light.marking.colour}" stroke-opacity="${light.marking.opacity}" stroke-width="${width}"`,
    );
  const seams = [492, 514, 560, 612]
    .map((y) => path(`M0 ${y}H${WIDTH}`, `fill="none" stroke="#000" stroke-opacity=".12" stroke-width="1.4"`))
    .join("");
  return (
    `<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#apron)"/>` +
    `<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#apron-glow)"/>${seams}` +
    line(`M-20 590C300 566 520 548 1240 486`, 3.2) +
    line(`M-20 506H${WIDTH + 20}`, 1.2)
  );
}

/** The aircraft on its apron, 16:9. Longer aircraft look longer, though not quite in proportion. */
export function apronScene(jet: DrawnJet, hour: Hour, seed: number): string {
  const light = hours[hour];
  const random = seeded(seed);
  const drawn = 870 + ((jet.length - 1550) / 1850) * 220;
  const width = drawn > LONG ? LONG + (drawn - LONG) * 0.4 : drawn;
  const scale = width / jet.length;
  const left = (WIDTH - width) / 2 - 14;
  // Each picture has its sun a little elsewhere.
  const glowX = (light.glow.at + (random() - 0.5) * 0.24) * WIDTH;
  const { core, halo, strength } = light.glow;
  const defs = [
    linearGradientAt("sky", light.sky, [0, 0, 0, HEIGHT * 0.92]),
    radialGradientAt(
      "glow",
      [
        [0, core, strength],
        [0.08, core, strength * 0.8],
        [0.32, halo, strength * 0.45],
        [1, halo, 0],
      ],
      [glowX, HORIZON - 10, 560, 250],
    ),
    linearGradientAt("apron", light.apron, [0, HORIZON, 0, HEIGHT]),
    radialGradientAt(
      "apron-glow",
      [
        [0, halo, strength * 0.5],
        [1, halo, 0],
      ],
      [glowX, HORIZON, 460, 120],
    ),
    linearGradientAt(
      "reflection-fade",
      [
        [0, "#ffffff", light.reflection],
        [1, "#ffffff", 0],
      ],
      [0, GROUND, 0, GROUND + 130],
    ),
    linearGradient("vignette", [
      [0, "#000000", 0.12],
      [0.3, "#000000", 0],
      [0.8, "#000000", 0],
      [1, "#000000", 0.28],
    ]),
    `<mask id="reflection" maskUnits="userSpaceOnUse" x="0" y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}"><rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="url(#reflection-fade)"/></mask>`,
    `<filter id="wet" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.6 3.4"/></filter>`,
    flatBlurFilter("haze", 26, 6),
    flatBlurFilter("ground-shadow", 12, 4),
  ].join("");
  const at = `transform="translate(${short(left)} ${GROUND}) scale(${short(scale * 1000) / 1000})"`;
  const marks = [
    sky(light, random),
    path(ridge(random, 74, 0.56), `fill="${light.mountains[0]}"`),
    path(ridge(random, 40, 0.52), `fill="${light.mountains[1]}"`),
    airfield(light, random),
    apron(light),
    `<g mask="url(#reflection)"><g filter="url(#wet)"><g ${at}>${jet.reflection}</g></g></g>`,
    `<g filter="url(#ground-shadow)" opacity=".42"><g ${at}>${jet.shadow}</g></g>`,
    `<g ${at}>${jet.aircraft}</g>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/>`,
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${marks}</svg>`;
}
