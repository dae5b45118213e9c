import type { NamedColour } from "#domain/units/unit.ts";
import { LEATHERS, PAINTS, STITCHINGS, TRIMS } from "./palette.ts";

/** What tells the units of one car apart for who chooses. */
export interface SeededColours {
  paint: NamedColour;
  leather: NamedColour;
  stitching: NamedColour;
  trim: NamedColour;
}

/** The colours of each unit of a car, unit 1 first, by the car's slug. Unit 1 is the one in the car's pictures. */
export const UNIT_COLOURS: Readonly<Record<string, readonly SeededColours[]>> = {
  "ferrari-296-gtb": [unit("rosso", "tabacco", "avorio", "carbonio")],
  "ferrari-portofino-m": [unit("cobalto", "cuoio", "sabbia", "alluminio")],
  "ferrari-roma-spider": [unit("azzurro", "moro", "avorio", "carbonioOpaco")],
  "ferrari-purosangue": [unit("vino", "cognac", "avorio", "carbonio")],
  "lamborghini-huracan-evo": [unit("giallo", "nero", "giallo", "carbonio")],
  "lamborghini-huracan-tecnica": [unit("smeraldo", "nero", "verde", "carbonio")],
  "lamborghini-urus-s": [unit("bronzo", "nero", "cuoio", "carbonioOpaco")],
  "porsche-911-carrera-s": [
    unit("terracotta", "mogano", "sabbia", "alluminio"),
    unit("bosco", "cuoio", "avorio", "carbonio"),
  ],
  "porsche-718-spyder": [unit("ciliegia", "nero", "rosso", "carbonioOpaco")],
  "porsche-cayenne-turbo-gt": [unit("grigioChiaro", "antracite", "argento", "carbonio")],
  "porsche-panamera-turbo": [unit("petrolio", "crema", "blu", "radica")],
  "mercedes-benz-s-580": [unit("grafite", "miele", "sabbia", "noce"), unit("nero", "perla", "argento", "laccato")],
  "mercedes-benz-v-300": [
    unit("nero", "miele", "sabbia", "noce"),
    unit("argento", "antracite", "argento", "alluminio"),
    unit("bluNotte", "crema", "blu", "laccato"),
  ],
  "mercedes-benz-eqv-300": [
    unit("perla", "antracite", "argento", "alluminio"),
    unit("grafite", "crema", "sabbia", "rovere"),
  ],
  "mercedes-benz-v-250-d": [
    unit("bluNotte", "antracite", "blu", "laccato"),
    unit("grigioChiaro", "nero", "argento", "alluminio"),
  ],
  "mercedes-benz-g-63-amg": [unit("neroOpaco", "rossoScuro", "nero", "carbonio")],
  "bentley-continental-gt": [unit("bosco", "cuoio", "verde", "radica")],
  "bentley-bentayga-s": [unit("oliva", "cuoio", "avorio", "carbonioOpaco")],
  "bentley-flying-spur": [unit("champagne", "cioccolato", "avorio", "noce")],
  "rolls-royce-ghost": [unit("bluNotte", "crema", "blu", "radica")],
  "rolls-royce-dawn": [unit("avorio", "ruggine", "avorio", "frassino")],
  "rolls-royce-cullinan": [unit("nero", "crema", "nero", "rovere")],
  "maserati-mc20": [unit("perla", "blu", "avorio", "carbonio")],
  "maserati-grancabrio": [unit("bordeaux", "cognac", "sabbia", "radica")],
  "maserati-ghibli-trofeo": [unit("bluNotte", "mattone", "avorio", "carbonio")],
  "mclaren-750s": [unit("arancio", "nero", "arancio", "carbonio")],
  "aston-martin-db12": [unit("argento", "mogano", "argento", "frassino")],
  "aston-martin-vantage-roadster": [unit("smeraldo", "verdeNotte", "verde", "carbonio")],
  "bmw-m4-competition-cabrio": [unit("mare", "crema", "blu", "alluminio")],
  "bmw-i7-xdrive60": [unit("bordeaux", "crema", "sabbia", "rovere"), unit("grafite", "cognac", "cuoio", "laccato")],
  "audi-r8-v10-performance": [unit("piombo", "antracite", "rosso", "carbonio")],
  "audi-rs-q8": [unit("mare", "antracite", "argento", "carbonioOpaco")],
  "range-rover-autobiography": [unit("sabbia", "crema", "cuoio", "noce"), unit("bosco", "cognac", "sabbia", "rovere")],
};

function unit(
  paint: keyof typeof PAINTS,
  leather: keyof typeof LEATHERS,
  stitching: keyof typeof STITCHINGS,
  trim: keyof typeof TRIMS,
): SeededColours {
  return { paint: PAINTS[paint], leather: LEATHERS[leather], stitching: STITCHINGS[stitching], trim: TRIMS[trim] };
}
