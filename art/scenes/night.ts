import { mixColours, type Rgb, rgb } from "../render/colour.ts";

/** A picture's time: as its painter chose the colours, or after nightfall, which is worked out from them. */
export type Hour = "day" | "night";

/** What a surface is seen by at night: the moon, lamps aimed at it, or light of its own. */
export type NightLight = "moon" | "floodlight" | "own";

/** Per light: how much of red, green and blue comes back, what is there without any, and how much greyer colours get. */
const RESPONSES: Readonly<Record<Exclude<NightLight, "own">, { gain: Rgb; floor: Rgb; grey: number }>> = {
  moon: { gain: [0.24, 0.27, 0.37], floor: [0.03, 0.036, 0.062], grey: 0.35 },
  floodlight: { gain: [0.98, 0.81, 0.6], floor: [0.03, 0.02, 0.02], grey: 0.38 },
};

/** A `#rrggbb` colour as it looks at night; an alpha behind it stays. Anything but a colour comes back as it is. */
export function nightColour(colour: string, light: NightLight): string {
  if (light === "own" || !/^#[0-9a-f]{6}/i.test(colour)) return colour;
  const { gain, floor, grey } = RESPONSES[light];
  const day = rgb(colour.slice(0, 7));
  const lightness = 0.3 * day[0] + 0.59 * day[1] + 0.11 * day[2];
  const channel = (at: 0 | 1 | 2) => {
    const seen = day[at] + (lightness - day[at]) * grey;
    // Lamps aimed at a wall leave its dark parts, roofs above all, dark.
    return hex(floor[at] + gain[at] * (light === "moon" ? seen ** 0.9 : seen ** 1.6));
  };
  return `#${channel(0)}${channel(1)}${channel(2)}${colour.slice(7)}`;
}

const hex = (value: number) =>
  Math.round(255 * Math.min(1, value))
    .toString(16)
    .padStart(2, "0");

/** The house's night from the top of the sky to the horizon; what day left at the horizon stays as a trace. */
const NIGHT_SKY = ["#090c17", "#11152a", "#221f3a", "#46324a", "#7a5350"] as const;
const AFTERGLOW = 0.2;

/** The shades of a night sky over a horizon whose last day shade is given. */
export const nightSky = (horizon: string): string[] =>
  NIGHT_SKY.map((shade, index) => mixColours(shade, horizon, index < 3 ? 0.02 : AFTERGLOW * (index - 2) * 0.5));
