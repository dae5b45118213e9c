import { slugify } from "#domain/slug.ts";
import { type Finish, toFinishKey } from "#domain/units/finish.ts";

/** A finish shown by our illustrations of a car, by the names of its colours. */
export interface IllustratedFinish {
  /** The key of a unit's finish that looks like this. */
  readonly key: string;
  readonly paint: string;
  readonly leather: string;
  readonly stitching: string;
  readonly trim: string;
  /** The paint's name in picture file names. */
  readonly paintSlug: string;
}

/**
 * The illustrated finishes of each car by slug: paint, leather, stitching, trim. Pictures without a paint in their name show the first. The seeded
 * units have these finishes in this order; pictures do not change when staff repaint a unit.
 */
const ILLUSTRATED_FINISHES: Readonly<Record<string, readonly IllustratedFinish[]>> = {
  "ferrari-296-gtb": [toIllustratedFinish("Rosso vivo", "Tabacco", "Avorio", "Fibra di carbonio")],
  "ferrari-portofino-m": [toIllustratedFinish("Blu cobalto", "Cuoio", "Sabbia", "Alluminio spazzolato")],
  "ferrari-roma-spider": [toIllustratedFinish("Azzurro polvere", "Testa di moro", "Avorio", "Fibra di carbonio opaca")],
  "ferrari-purosangue": [toIllustratedFinish("Rosso vino", "Cognac", "Avorio", "Fibra di carbonio")],
  "lamborghini-huracan-evo": [toIllustratedFinish("Giallo girasole", "Nero", "Giallo", "Fibra di carbonio")],
  "lamborghini-huracan-tecnica": [toIllustratedFinish("Verde smeraldo", "Nero", "Verde", "Fibra di carbonio")],
  "lamborghini-urus-s": [toIllustratedFinish("Bronzo", "Nero", "Cuoio", "Fibra di carbonio opaca")],
  "porsche-911-carrera-s": [
    toIllustratedFinish("Terracotta", "Mogano", "Sabbia", "Alluminio spazzolato"),
    toIllustratedFinish("Verde bosco", "Cuoio", "Avorio", "Fibra di carbonio"),
  ],
  "porsche-718-spyder": [toIllustratedFinish("Rosso ciliegia", "Nero", "Rosso", "Fibra di carbonio opaca")],
  "porsche-cayenne-turbo-gt": [toIllustratedFinish("Grigio chiaro", "Antracite", "Argento", "Fibra di carbonio")],
  "porsche-panamera-turbo": [toIllustratedFinish("Blu petrolio", "Crema", "Blu", "Radica scura")],
  "mercedes-benz-s-580": [
    toIllustratedFinish("Grigio grafite", "Miele", "Sabbia", "Noce"),
    toIllustratedFinish("Nero", "Grigio perla", "Argento", "Nero laccato"),
  ],
  "mercedes-benz-v-300": [
    toIllustratedFinish("Nero", "Miele", "Sabbia", "Noce"),
    toIllustratedFinish("Argento", "Antracite", "Argento", "Alluminio spazzolato"),
    toIllustratedFinish("Blu notte", "Crema", "Blu", "Nero laccato"),
  ],
  "mercedes-benz-eqv-300": [
    toIllustratedFinish("Bianco perla", "Antracite", "Argento", "Alluminio spazzolato"),
    toIllustratedFinish("Grigio grafite", "Crema", "Sabbia", "Rovere grigio"),
  ],
  "mercedes-benz-v-250-d": [
    toIllustratedFinish("Blu notte", "Antracite", "Blu", "Nero laccato"),
    toIllustratedFinish("Grigio chiaro", "Nero", "Argento", "Alluminio spazzolato"),
  ],
  "mercedes-benz-g-63-amg": [toIllustratedFinish("Nero opaco", "Rosso scuro", "Nero", "Fibra di carbonio")],
  "bentley-continental-gt": [toIllustratedFinish("Verde bosco", "Cuoio", "Verde", "Radica scura")],
  "bentley-bentayga-s": [toIllustratedFinish("Verde oliva", "Cuoio", "Avorio", "Fibra di carbonio opaca")],
  "bentley-flying-spur": [toIllustratedFinish("Sabbia dorata", "Cioccolato", "Avorio", "Noce")],
  "rolls-royce-ghost": [toIllustratedFinish("Blu notte", "Crema", "Blu", "Radica scura")],
  "rolls-royce-dawn": [toIllustratedFinish("Avorio", "Ruggine", "Avorio", "Frassino")],
  "rolls-royce-cullinan": [toIllustratedFinish("Nero", "Crema", "Nero", "Rovere grigio")],
  "maserati-mc20": [toIllustratedFinish("Bianco perla", "Blu profondo", "Avorio", "Fibra di carbonio")],
  "maserati-grancabrio": [toIllustratedFinish("Bordeaux", "Cognac", "Sabbia", "Radica scura")],
  "maserati-ghibli-trofeo": [toIllustratedFinish("Blu notte", "Mattone", "Avorio", "Fibra di carbonio")],
  "mclaren-750s": [toIllustratedFinish("Arancio", "Nero", "Arancio", "Fibra di carbonio")],
  "aston-martin-db12": [toIllustratedFinish("Argento", "Mogano", "Argento", "Frassino")],
  "aston-martin-vantage-roadster": [toIllustratedFinish("Verde smeraldo", "Verde notte", "Verde", "Fibra di carbonio")],
  "bmw-m4-competition-cabrio": [toIllustratedFinish("Blu mare", "Crema", "Blu", "Alluminio spazzolato")],
  "bmw-i7-xdrive60": [
    toIllustratedFinish("Bordeaux", "Crema", "Sabbia", "Rovere grigio"),
    toIllustratedFinish("Grigio grafite", "Cognac", "Cuoio", "Nero laccato"),
  ],
  "audi-r8-v10-performance": [toIllustratedFinish("Grigio piombo", "Antracite", "Rosso", "Fibra di carbonio")],
  "audi-rs-q8": [toIllustratedFinish("Blu mare", "Antracite", "Argento", "Fibra di carbonio opaca")],
  "range-rover-autobiography": [
    toIllustratedFinish("Sabbia", "Crema", "Cuoio", "Noce"),
    toIllustratedFinish("Verde bosco", "Cognac", "Sabbia", "Rovere grigio"),
  ],
};

function toIllustratedFinish(paint: string, leather: string, stitching: string, trim: string): IllustratedFinish {
  return {
    key: toFinishKey([paint, leather, stitching, trim]),
    paint,
    leather,
    stitching,
    trim,
    paintSlug: slugify(paint),
  };
}

/** Returns the illustrated finishes of a car; empty for a car without illustrations. */
export const illustratedFinishesOf = (slug: string): readonly IllustratedFinish[] => ILLUSTRATED_FINISHES[slug] ?? [];

/** Returns the illustrated finish with the paint of a finish; undefined if the car is not drawn in it. */
export const findIllustratedPaint = (slug: string, finish: Pick<Finish, "key"> | null): IllustratedFinish | undefined =>
  illustratedFinishesOf(slug).find(({ paintSlug }) => paintSlug === finish?.key.split("_")[0]);

/** Returns the paint of a car's default pictures; undefined for a car without illustrations. */
export const defaultIllustratedPaint = (slug: string): string | undefined => illustratedFinishesOf(slug)[0]?.paint;

/** Returns the URL of the same illustration in another paint. */
export const pictureForPaint = (address: string, paintSlug: string): string =>
  address.replace(/-(\d+)\.webp$/, `-${paintSlug}-$1.webp`);

/** Cars whose interior picture shows the rear lounge instead of the driver's side. */
const VEHICLES_WITH_LOUNGE_PICTURE: ReadonlySet<string> = new Set([
  "mercedes-benz-eqv-300",
  "mercedes-benz-v-250-d",
  "mercedes-benz-v-300",
]);

/** Whether the car's interior picture shows its lounge. */
export const interiorPictureShowsLounge = (slug: string): boolean => VEHICLES_WITH_LOUNGE_PICTURE.has(slug);
