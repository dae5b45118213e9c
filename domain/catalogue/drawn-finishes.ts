import { slugify } from "#domain/slug.ts";
import { finishKey } from "#domain/units/finish.ts";

/** A finish that our pictures of a car show, by the names of its colours. */
export interface DrawnFinish {
  /** The key of the finish of a unit that looks so. */
  readonly key: string;
  readonly paint: string;
  readonly leather: string;
  readonly stitching: string;
  readonly trim: string;
  /** The same within the name of a picture. */
  readonly paintSlug: string;
}

/**
 * The finishes each of our cars is drawn in, by its slug: paint, leather, stitching, trim. Pictures without a paint in their name show the first. The
 * seeded units have these finishes in this order; a picture stays as it is when staff repaint a unit.
 */
const DRAWN_FINISHES: Readonly<Record<string, readonly DrawnFinish[]>> = {
  "ferrari-296-gtb": [drawn("Rosso vivo", "Tabacco", "Avorio", "Fibra di carbonio")],
  "ferrari-portofino-m": [drawn("Blu cobalto", "Cuoio", "Sabbia", "Alluminio spazzolato")],
  "ferrari-roma-spider": [drawn("Azzurro polvere", "Testa di moro", "Avorio", "Fibra di carbonio opaca")],
  "ferrari-purosangue": [drawn("Rosso vino", "Cognac", "Avorio", "Fibra di carbonio")],
  "lamborghini-huracan-evo": [drawn("Giallo girasole", "Nero", "Giallo", "Fibra di carbonio")],
  "lamborghini-huracan-tecnica": [drawn("Verde smeraldo", "Nero", "Verde", "Fibra di carbonio")],
  "lamborghini-urus-s": [drawn("Bronzo", "Nero", "Cuoio", "Fibra di carbonio opaca")],
  "porsche-911-carrera-s": [
    drawn("Terracotta", "Mogano", "Sabbia", "Alluminio spazzolato"),
    drawn("Verde bosco", "Cuoio", "Avorio", "Fibra di carbonio"),
  ],
  "porsche-718-spyder": [drawn("Rosso ciliegia", "Nero", "Rosso", "Fibra di carbonio opaca")],
  "porsche-cayenne-turbo-gt": [drawn("Grigio chiaro", "Antracite", "Argento", "Fibra di carbonio")],
  "porsche-panamera-turbo": [drawn("Blu petrolio", "Crema", "Blu", "Radica scura")],
  "mercedes-benz-s-580": [
    drawn("Grigio grafite", "Miele", "Sabbia", "Noce"),
    drawn("Nero", "Grigio perla", "Argento", "Nero laccato"),
  ],
  "mercedes-benz-v-300": [
    drawn("Nero", "Miele", "Sabbia", "Noce"),
    drawn("Argento", "Antracite", "Argento", "Alluminio spazzolato"),
    drawn("Blu notte", "Crema", "Blu", "Nero laccato"),
  ],
  "mercedes-benz-eqv-300": [
    drawn("Bianco perla", "Antracite", "Argento", "Alluminio spazzolato"),
    drawn("Grigio grafite", "Crema", "Sabbia", "Rovere grigio"),
  ],
  "mercedes-benz-v-250-d": [
    drawn("Blu notte", "Antracite", "Blu", "Nero laccato"),
    drawn("Grigio chiaro", "Nero", "Argento", "Alluminio spazzolato"),
  ],
  "mercedes-benz-g-63-amg": [drawn("Nero opaco", "Rosso scuro", "Nero", "Fibra di carbonio")],
  "bentley-continental-gt": [drawn("Verde bosco", "Cuoio", "Verde", "Radica scura")],
  "bentley-bentayga-s": [drawn("Verde oliva", "Cuoio", "Avorio", "Fibra di carbonio opaca")],
  "bentley-flying-spur": [drawn("Sabbia dorata", "Cioccolato", "Avorio", "Noce")],
  "rolls-royce-ghost": [drawn("Blu notte", "Crema", "Blu", "Radica scura")],
  "rolls-royce-dawn": [drawn("Avorio", "Ruggine", "Avorio", "Frassino")],
  "rolls-royce-cullinan": [drawn("Nero", "Crema", "Nero", "Rovere grigio")],
  "maserati-mc20": [drawn("Bianco perla", "Blu profondo", "Avorio", "Fibra di carbonio")],
  "maserati-grancabrio": [drawn("Bordeaux", "Cognac", "Sabbia", "Radica scura")],
  "maserati-ghibli-trofeo": [drawn("Blu notte", "Mattone", "Avorio", "Fibra di carbonio")],
  "mclaren-750s": [drawn("Arancio", "Nero", "Arancio", "Fibra di carbonio")],
  "aston-martin-db12": [drawn("Argento", "Mogano", "Argento", "Frassino")],
  "aston-martin-vantage-roadster": [drawn("Verde smeraldo", "Verde notte", "Verde", "Fibra di carbonio")],
  "bmw-m4-competition-cabrio": [drawn("Blu mare", "Crema", "Blu", "Alluminio spazzolato")],
  "bmw-i7-xdrive60": [
    drawn("Bordeaux", "Crema", "Sabbia", "Rovere grigio"),
    drawn("Grigio grafite", "Cognac", "Cuoio", "Nero laccato"),
  ],
  "audi-r8-v10-performance": [drawn("Grigio piombo", "Antracite", "Rosso", "Fibra di carbonio")],
  "audi-rs-q8": [drawn("Blu mare", "Antracite", "Argento", "Fibra di carbonio opaca")],
  "range-rover-autobiography": [
    drawn("Sabbia", "Crema", "Cuoio", "Noce"),
    drawn("Verde bosco", "Cognac", "Sabbia", "Rovere grigio"),
  ],
};

function drawn(paint: string, leather: string, stitching: string, trim: string): DrawnFinish {
  return {
    key: finishKey([paint, leather, stitching, trim]),
    paint,
    leather,
    stitching,
    trim,
    paintSlug: slugify(paint),
  };
}

/** The finishes that a car's pictures show; none for a car we have not drawn. */
export const drawnFinishes = (slug: string): readonly DrawnFinish[] => DRAWN_FINISHES[slug] ?? [];

/** The paint that a car's plain pictures show; undefined for a car we have not drawn. */
export const drawnPaint = (slug: string): string | undefined => drawnFinishes(slug)[0]?.paint;

/** The same picture of a car we have drawn in another of its paints; its widths follow the kind of picture. */
export const pictureInPaint = (address: string, paintSlug: string): string =>
  address.replace(/-(\d+)\.webp$/, `-${paintSlug}-$1.webp`);

/** Cars whose interior is drawn as the lounge behind, not from the driver's door. */
const LOUNGES: ReadonlySet<string> = new Set(["mercedes-benz-eqv-300", "mercedes-benz-v-250-d", "mercedes-benz-v-300"]);

/** Whether the picture of a car's interior shows its lounge. */
export const showsLounge = (slug: string): boolean => LOUNGES.has(slug);
