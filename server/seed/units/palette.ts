import type { NamedColour } from "#domain/units/unit.ts";
import type { IllustratedFinish } from "#domain/vehicles/illustrated-finishes.ts";

type Palette = Readonly<Record<string, string>>;

/** Paints with plain names, because the colour names of manufacturers are protected. The colours are those of the colour cards in art/cars. */
const PAINTS: Palette = {
  "Rosso vivo": "#ae0009",
  "Rosso ciliegia": "#9e141f",
  "Rosso vino": "#5f101e",
  Bordeaux: "#470f18",
  Arancio: "#df6712",
  "Giallo girasole": "#d9a80c",
  Bronzo: "#745029",
  "Sabbia dorata": "#b2a284",
  Sabbia: "#9e8b69",
  "Verde bosco": "#144534",
  "Verde smeraldo": "#1b6e36",
  "Verde oliva": "#3c442b",
  "Blu notte": "#182a4e",
  "Blu cobalto": "#184594",
  "Blu mare": "#1f4e7d",
  "Blu petrolio": "#2c5f74",
  "Azzurro polvere": "#8eacbf",
  Nero: "#1e2127",
  "Nero opaco": "#292b30",
  "Grigio grafite": "#393d44",
  "Grigio piombo": "#83878a",
  "Grigio chiaro": "#a9acad",
  Argento: "#b2b6ba",
  Terracotta: "#a14b28",
  "Bianco perla": "#e4e0d6",
  Avorio: "#ded4bc",
};

const LEATHERS: Palette = {
  Crema: "#d2c4ac",
  Miele: "#b08a5a",
  Cognac: "#9a6a40",
  Cuoio: "#8a5a34",
  Tabacco: "#7a4a26",
  Mattone: "#8a3a22",
  Ruggine: "#7a3a22",
  Mogano: "#6a2a22",
  Cioccolato: "#5a2a1c",
  "Testa di moro": "#3a2c20",
  "Rosso scuro": "#7a1a1e",
  "Blu profondo": "#22324e",
  "Verde notte": "#1f2420",
  Antracite: "#26272b",
  Nero: "#1c1c1e",
  "Grigio perla": "#c9c7c2",
};

const STITCHINGS: Palette = {
  Avorio: "#e4dac2",
  Sabbia: "#bfae8e",
  Cuoio: "#96663c",
  Rosso: "#b0141c",
  Giallo: "#d8ac1c",
  Arancio: "#d8701c",
  Verde: "#2c7a48",
  Blu: "#2c4c84",
  Argento: "#b4b8bc",
  Nero: "#1a1a1c",
};

const TRIMS: Palette = {
  "Fibra di carbonio": "#232528",
  "Fibra di carbonio opaca": "#34363a",
  Noce: "#5c3c24",
  "Radica scura": "#4a2a1a",
  Frassino: "#b49870",
  "Rovere grigio": "#7c756a",
  "Alluminio spazzolato": "#a4a8ac",
  "Nero laccato": "#121315",
};

/** The colours of an interior. */
export type InteriorColours = Record<"leather" | "stitching" | "trim", NamedColour>;

/** Returns an interior by the names of leather, stitching and trim; throws for an unknown name. */
export const findInteriorColours = ({
  leather,
  stitching,
  trim,
}: Record<keyof InteriorColours, string>): InteriorColours => ({
  leather: findColour(LEATHERS, leather),
  stitching: findColour(STITCHINGS, stitching),
  trim: findColour(TRIMS, trim),
});

/** Returns the colours of an illustrated finish; throws for an unknown name. */
export const findFinishColours = (finish: IllustratedFinish): InteriorColours & { paint: NamedColour } => ({
  paint: findColour(PAINTS, finish.paint),
  ...findInteriorColours(finish),
});

function findColour(palette: Palette, name: string): NamedColour {
  const colour = palette[name];
  if (!colour) throw new Error(`The palette has no "${name}".`);
  return { name, colour };
}
