/** A car's outer dimensions in mm. Width excludes mirrors; an open car's height is with closed roof. */
export interface VehicleDimensions {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
  /** Dimensions that we could not verify: illustrations use them, but no page states them. */
  readonly uncertain?: readonly Measure[];
}

export type Measure = "length" | "width" | "height" | "wheelbase";

/** Builds a car's dimensions from length, width, height and wheelbase as the maker publishes them, and from the list of uncertain ones. */
function toDimensions(
  length: number,
  width: number,
  height: number,
  wheelbase: number,
  ...uncertain: readonly Measure[]
): VehicleDimensions {
  return { length, width, height, wheelbase, ...(uncertain.length > 0 && { uncertain }) };
}

const DIMENSIONS: Readonly<Record<string, VehicleDimensions>> = {
  "ferrari-296-gtb": toDimensions(4565, 1958, 1187, 2600),
  "ferrari-portofino-m": toDimensions(4594, 1938, 1318, 2670),
  "ferrari-roma-spider": toDimensions(4656, 1974, 1306, 2670),
  "ferrari-purosangue": toDimensions(4973, 2028, 1589, 3018),
  "lamborghini-huracan-evo": toDimensions(4520, 1933, 1165, 2620),
  "lamborghini-huracan-tecnica": toDimensions(4567, 1933, 1165, 2620),
  "lamborghini-urus-s": toDimensions(5112, 2016, 1638, 3003, "width"),
  "porsche-911-carrera-s": toDimensions(4519, 1852, 1300, 2450),
  "porsche-718-spyder": toDimensions(4430, 1801, 1258, 2484),
  "porsche-cayenne-turbo-gt": toDimensions(4942, 1995, 1636, 2895),
  "porsche-panamera-turbo": toDimensions(5052, 1937, 1423, 2950, "height"),
  "mercedes-benz-s-580": toDimensions(5289, 1954, 1503, 3216),
  "mercedes-benz-v-300": toDimensions(5140, 1928, 1880, 3200, "height"),
  "mercedes-benz-eqv-300": toDimensions(5140, 1928, 1880, 3200, "height"),
  "mercedes-benz-v-250-d": toDimensions(5140, 1928, 1880, 3200, "height"),
  "mercedes-benz-g-63-amg": toDimensions(4866, 1984, 1966, 2890, "length", "height"),
  "bentley-continental-gt": toDimensions(4850, 1966, 1405, 2851),
  "bentley-bentayga-s": toDimensions(5125, 1998, 1742, 2995, "length", "height"),
  "bentley-flying-spur": toDimensions(5316, 1978, 1484, 3194),
  "rolls-royce-ghost": toDimensions(5546, 1978, 1571, 3295, "width"),
  "rolls-royce-dawn": toDimensions(5295, 1947, 1502, 3112, "length"),
  "rolls-royce-cullinan": toDimensions(5341, 2000, 1835, 3295, "width"),
  "maserati-mc20": toDimensions(4669, 1965, 1221, 2700, "height"),
  "maserati-grancabrio": toDimensions(4966, 1957, 1365, 2929, "height"),
  "maserati-ghibli-trofeo": toDimensions(4971, 1945, 1461, 2998),
  "mclaren-750s": toDimensions(4569, 1930, 1196, 2670),
  "aston-martin-db12": toDimensions(4725, 1980, 1295, 2805, "width"),
  "aston-martin-vantage-roadster": toDimensions(4495, 1980, 1275, 2705, "width"),
  "bmw-m4-competition-cabrio": toDimensions(4794, 1887, 1395, 2857),
  "bmw-i7-xdrive60": toDimensions(5391, 1950, 1544, 3215),
  "audi-r8-v10-performance": toDimensions(4429, 1940, 1236, 2650),
  "audi-rs-q8": toDimensions(5012, 1998, 1694, 2998, "height", "wheelbase"),
  "range-rover-autobiography": toDimensions(5052, 2047, 1870, 2997),
};

/** Returns the dimensions of a known car by slug; null for a car that staff added. */
export const findVehicleDimensions = (slug: string): VehicleDimensions | null => DIMENSIONS[slug] ?? null;

/** Returns a dimension if it is certain, otherwise null. */
export const measureIfCertain = (dimensions: VehicleDimensions, measure: Measure): number | null =>
  dimensions.uncertain?.includes(measure) ? null : dimensions[measure];
