import { hours } from "../../jets/light.ts";
import type { Rgb } from "../engine/scene.ts";
import { clamp, mix, noise, smooth } from "../engine/sdf.ts";
import { linear, scaled } from "../surfaces.ts";

/** Brightness of a sky through a window. */
const STRENGTH = { day: 0.36, night: 0.55 } as const;
/** How high above the horizon the sky's topmost colour stands, as a sine. */
const TOP = 0.5;

/** The sky under which the hulls stand, as it is seen from above the clouds. */
export function skyOf(hour: "day" | "night"): (dx: number, dy: number, dz: number) => Rgb {
  const { sky, clouds, mountains } = hours[hour];
  const lowest = sky.at(-1)?.[0] ?? 1;
  const stops = sky
    .map(([offset, colour]) => ({ height: (1 - offset / lowest) * TOP, light: linear(colour) }))
    .reverse();
  const horizon = stops[0]?.light ?? [0, 0, 0];
  const tops = between(linear(clouds.colour), horizon, hour === "day" ? 0.2 : 0.6);
  const valleys = linear(mountains[hour === "day" ? 0 : 1]);
  return (dx, dy, dz) => {
    const light = dy > -0.015 ? above(dx, dy + 0.015, dz) : below(dx, -dy - 0.015, dz);
    return scaled(light, STRENGTH[hour]);
  };

  function above(dx: number, height: number, dz: number): Rgb {
    const upper = stops.findIndex((stop) => stop.height >= height);
    const next = stops[upper];
    const last = stops[upper - 1];
    let colour = next?.light ?? stops.at(-1)?.light ?? horizon;
    if (next && last) colour = between(last.light, next.light, (height - last.height) / (next.height - last.height));
    const azimuth = Math.atan2(dx, dz);
    const figure = noise(azimuth * 7, height * 60, 2) * 0.7 + noise(azimuth * 21, height * 160, 5) * 0.3;
    const wisps = smooth(0.42, 0.75, figure) * (hour === "day" ? 0.6 : 0.25) * (1 - smooth(0.1, 0.35, height));
    return between(colour, tops, wisps);
  }

  /** Tops of clouds, ridges that thicken towards the horizon. */
  function below(dx: number, depth: number, dz: number): Rgb {
    const deep = depth + 0.015;
    const billow =
      noise((dx / deep) * 1.2, 0.9 / (deep + 0.03), (dz / deep) * 1.2) * 0.6 +
      noise((dx / deep) * 3, 4, (dz / deep) * 3) * 0.4;
    const lit = between(valleys, tops, clamp(billow * 1.3, 0, 1));
    return between(between(horizon, tops, 0.45), lit, smooth(0, 0.14, depth));
  }
}

const between = (a: Rgb, b: Rgb, share: number): Rgb => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];
