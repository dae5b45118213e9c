/** A car's outer measures in mm; the width is without mirrors, an open car's height with its roof closed. */
export interface CarDimensions {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
  /** Measures we could not check with certainty: the pictures follow them, no page states them. */
  readonly unsure?: readonly Measure[];
}

export type Measure = "length" | "width" | "height" | "wheelbase";

/** Length, width, height and wheelbase as published by the makers, and what of it is not certain. */
function measured(
  length: number,
  width: number,
  height: number,
  wheelbase: number,
  ...unsure: readonly Measure[]
): CarDimensions {
  return { length, width, height, wheelbase, ...(unsure.length > 0 && { unsure }) };
}

const DIMENSIONS: Readonly<Record<string, CarDimensions>> = {
  "ferrari-296-gtb": measured(4565, 1958, 1187, 2600),
  "ferrari-portofino-m": measured(4594, 1938, 1318, 2670),
  "ferrari-roma-spider": measured(4656, 1974, 1306, 2670),
  "ferrari-purosangue": measured(4973, 2028, 1589, 3018),
  "lamborghini-huracan-evo": measured(4520, 1933, 1165, 2620),
  "lamborghini-huracan-tecnica": measured(4567, 1933, 1165, 2620),
  "lamborghini-urus-s": measured(5112, 2016, 1638, 3003, "width"),
  "porsche-911-carrera-s": measured(4519, 1852, 1300, 2450),
  "porsche-718-spyder": measured(4430, 1801, 1258, 2484),
  "porsche-cayenne-turbo-gt": measured(4942, 1995, 1636, 2895),
  "porsche-panamera-turbo": measured(5052, 1937, 1423, 2950, "height"),
  "mercedes-benz-s-580": measured(5289, 1954, 1503, 3216),
  "mercedes-benz-v-300": measured(5140, 1928, 1880, 3200, "height"),
  "mercedes-benz-eqv-300": measured(5140, 1928, 1880, 3200, "height"),
  "mercedes-benz-v-250-d": measured(5140, 1928, 1880, 3200, "height"),
  "mercedes-benz-g-63-amg": measured(4866, 1984, 1966, 2890, "length", "height"),
  "bentley-continental-gt": measured(4850, 1966, 1405, 2851),
  "bentley-bentayga-s": measured(5125, 1998, 1742, 2995, "length", "height"),
  "bentley-flying-spur": measured(5316, 1978, 1484, 3194),
  "rolls-royce-ghost": measured(5546, 1978, 1571, 3295, "width"),
  "rolls-royce-dawn": measured(5295, 1947, 1502, 3112, "length"),
  "rolls-royce-cullinan": measured(5341, 2000, 1835, 3295, "width"),
  "maserati-mc20": measured(4669, 1965, 1221, 2700, "height"),
  "maserati-grancabrio": measured(4966, 1957, 1365, 2929, "height"),
  "maserati-ghibli-trofeo": measured(4971, 1945, 1461, 2998),
  "mclaren-750s": measured(4569, 1930, 1196, 2670),
  "aston-martin-db12": measured(4725, 1980, 1295, 2805, "width"),
  "aston-martin-vantage-roadster": measured(4495, 1980, 1275, 2705, "width"),
  "bmw-m4-competition-cabrio": measured(4794, 1887, 1395, 2857),
  "bmw-i7-xdrive60": measured(5391, 1950, 1544, 3215),
  "audi-r8-v10-performance": measured(4429, 1940, 1236, 2650),
  "audi-rs-q8": measured(5012, 1998, 1694, 2998, "height", "wheelbase"),
  "range-rover-autobiography": measured(5052, 2047, 1870, 2997),
};

/** The measures of a car of ours by its slug; null for a car the staff have added. */
export const carDimensions = (slug: string): CarDimensions | null => DIMENSIONS[slug] ?? null;

/** A measure that may be stated; null where it is not certain. */
export const certain = (dimensions: CarDimensions, measure: Measure): number | null =>
  dimensions.unsure?.includes(measure) ? null : dimensions[measure];
