/** An sRGB colour in lower case, "#5a1522". */
export type HexColour = `#${string}`;

export const isHexColour = (text: string): text is HexColour => /^#[\da-f]{6}$/.test(text);

/** Lightness from 0 to 1, chroma from 0, hue in degrees: steps of lightness look equally large in every hue. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

/** Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab/): linear sRGB to cone responses, and their cube roots to OKLab. */
const CONES_OF_RGB: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB_OF_ROOTS: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const ROOTS_OF_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const RGB_OF_CONES: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

export function toOklch(colour: HexColour): Oklch {
  const cones = multiply(CONES_OF_RGB, toLinearRgb(colour));
  const [lightness, a, b] = multiply(LAB_OF_ROOTS, mapTriple(cones, Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Halvings of the chroma's range: more than the eight bits of a channel show. */
const CHROMA_STEPS = 14;

/** Returns the colour in sRGB. A colour that no screen shows gets the largest chroma that one does, in its own lightness and hue. */
export function toHexColour({ lightness, chroma, hue }: Oklch): HexColour {
  let shown = toLinear({ lightness, chroma, hue });
  if (!isInGamut(shown)) {
    let [inside, outside] = [0, chroma];
    for (let step = 0; step < CHROMA_STEPS; step++) {
      const middle = (inside + outside) / 2;
      if (isInGamut(toLinear({ lightness, chroma: middle, hue }))) inside = middle;
      else outside = middle;
    }
    shown = toLinear({ lightness, chroma: inside, hue });
  }
  return writeHex(mapTriple(shown, (channel) => encodeChannel(Math.min(1, Math.max(0, channel)))));
}

/** Relative luminance as defined by WCAG 2. */
export function luminanceOf(colour: HexColour): number {
  const [red, green, blue] = toLinearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as defined by WCAG 2, from 1 to 21. */
export function contrastRatio(one: HexColour, other: HexColour): number {
  const luminances = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Mixes two colours like CSS `color-mix(in srgb, first share, second)`. */
export function mixColours(first: HexColour, share: number, second: HexColour): HexColour {
  const [a, b] = [readHex(first), readHex(second)];
  return writeHex([0, 1, 2].map((at) => (a[at] ?? 0) * share + (b[at] ?? 0) * (1 - share)) as unknown as Triple);
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const roots = multiply(ROOTS_OF_LAB, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  return multiply(
    RGB_OF_CONES,
    mapTriple(roots, (root) => root ** 3),
  );
}

const GAMUT_TOLERANCE = 1e-6;
const isInGamut = (linear: Triple) =>
  linear.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);

const toLinearRgb = (colour: HexColour): Triple => mapTriple(readHex(colour), decodeChannel);
const decodeChannel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encodeChannel = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const readHex = (colour: HexColour): Triple =>
  mapTriple([1, 3, 5], (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

const writeHex = (channels: Triple): HexColour =>
  `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const mapTriple = ([a, b, c]: Triple, change: (value: number) => number): Triple => [change(a), change(b), change(c)];

const multiply = (matrix: readonly Triple[], vector: Triple): Triple =>
  matrix.map((row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]) as unknown as Triple;
