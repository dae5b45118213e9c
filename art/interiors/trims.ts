import type { Material, Rgb } from "./engine/scene.ts";
import { clamp, mix, noise } from "./engine/sdf.ts";
import { linear, piano } from "./surfaces.ts";

/** Dark, middle and light of a veneer, and how wide its figure is. */
const woods = {
  walnut: { colours: ["#2c160b", "#6d3d1e", "#96602f"], figure: 1 },
  burr: { colours: ["#1c0c07", "#4a2414", "#7a4424"], figure: 2.6 },
  ash: { colours: ["#7a6242", "#b59468", "#d0b488"], figure: 1 },
  greyOak: { colours: ["#4c4740", "#7a7368", "#97907f"], figure: 0.8 },
} as const;

/** A part that is trimmed to order. Wood runs along x on the dashboard and along z on doors and console: `run` says which. */
export function decor(run: "x" | "z" = "x"): Material {
  return {
    tint: [0.03, 0.022, 0.016],
    f0: 0.045,
    rough: 0.06,
    trims: {
      carbon,
      mattCarbon,
      walnut: lacquered(woods.walnut, run),
      burr: lacquered(woods.burr, run),
      ash: lacquered(woods.ash, run),
      greyOak: lacquered(woods.greyOak, run),
      aluminium: brushed,
      piano,
    },
  };
}

function lacquered(
  { colours, figure }: { colours: readonly [string, string, string]; figure: number },
  run: "x" | "z",
): Material {
  const [dark, middle, light] = colours.map(linear) as [Rgb, Rgb, Rgb];
  return {
    tint: middle,
    shade(s) {
      const along = run === "x" ? s.x : s.z;
      const across = run === "x" ? s.z * 0.6 : s.x * 0.6;
      // Figured veneer: wide bands that drift, fine pores along them.
      const drift =
        noise(along * 2.2, s.y * 5, across * 5) * 0.11 * figure +
        noise(along * 7 + 9, s.y * 14, across * 9) * 0.02 * figure;
      const rings = noise(3.7, (s.y + across + drift) * 62, 1.3);
      const fine = noise(along * 26, (s.y + across + drift) * 420, 4);
      const pores = noise(along * 60, (s.y + across) * 1500, 7);
      const share = clamp(rings * 0.75 + fine * 0.35 - 0.08, 0, 1);
      const from = share < 0.5 ? dark : middle;
      const to = share < 0.5 ? middle : light;
      const part = share < 0.5 ? share * 2 : share * 2 - 1;
      const pore = pores > 0.72 ? 0.62 : 1;
      s.r = mix(from[0], to[0], part) * pore;
      s.g = mix(from[1], to[1], part) * pore;
      s.b = mix(from[2], to[2], part) * pore;
    },
  };
}

/** Twill of carbon fibre under lacquer. */
const carbon: Material = {
  tint: [0.012, 0.012, 0.013],
  shade(s) {
    // The face's two axes, by where it looks.
    const ax = Math.abs(s.nx);
    const ay = Math.abs(s.ny);
    const az = Math.abs(s.nz);
    const [p, q] = ax > ay && ax > az ? [s.z, s.y] : ay > az ? [s.x, s.z] : [s.x, s.y];
    const size = 0.0045;
    const i = Math.floor(p / size);
    const j = Math.floor(q / size);
    const over = (((i + j) % 4) + 4) % 4 < 2;
    const bow = (over ? p / size - i : q / size - j) - 0.5;
    // A strand shines where it faces the light from above.
    const sheen = over ? 0.03 + 0.05 * (0.5 - Math.abs(bow)) : 0.009 + 0.012 * (0.5 - Math.abs(bow));
    s.r = sheen;
    s.g = sheen;
    s.b = sheen * 1.06;
  },
};

/** Twill under a dull lacquer: paler, with less between its strands. */
const mattCarbon: Material = {
  tint: [0.02, 0.02, 0.021],
  shade(s) {
    carbon.shade?.(s);
    s.r = 0.014 + s.r * 0.55;
    s.g = 0.014 + s.g * 0.55;
    s.b = 0.0146 + s.b * 0.55;
  },
};

/** Brushed metal, as what of its sheen is scattered. */
const brushed: Material = {
  tint: [0.34, 0.34, 0.35],
  shade(s) {
    const line = 0.82 + 0.36 * noise(s.x * 8, s.y * 1600, s.z * 1600);
    s.r *= line;
    s.g *= line;
    s.b *= line;
  },
};
