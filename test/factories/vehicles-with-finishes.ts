import { createFinish, type Finish } from "#domain/units/finish.ts";

const createColour = (name: string) => ({ name, colour: "#101010" });
/** Creates a finish with these colour names. */
export const createNamedFinish = (paint: string, leather: string, stitching: string, trim: string) =>
  createFinish({
    paint: createColour(paint),
    leather: createColour(leather),
    stitching: createColour(stitching),
    trim: createColour(trim),
  }) as Finish;

/** A car that has pictures in two finishes, as its page shows it. */
export const S_CLASS = {
  slug: "mercedes-benz-s-580",
  brand: "Mercedes-Benz",
  name: "S 580",
  images: ["/pictures/cars/mercedes-benz-s-580/studio-1200.webp", "/pictures/cars/mercedes-benz-s-580/rear-1200.webp"],
  imageAlts: {},
};
/** The finish of the vehicle's default pictures. */
export const GRAPHITE = createNamedFinish("Grigio grafite", "Miele", "Sabbia", "Noce");
/** The vehicle's other finish with pictures. */
export const BLACK = createNamedFinish("Nero", "Grigio perla", "Argento", "Nero laccato");
