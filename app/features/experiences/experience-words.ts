/** Texts of an experience's page. */
export const EXPERIENCE_WORDS = {
  durationAndCity: ({ duration, city }: { duration: string; city: string }) => `${duration}, da ${city}`,
  illustrationOf: ({ name }: { name: string }) => `${name}, illustrazione`,
  furtherPicture: ({ name, number }: { name: string; number: number }) => `${name}, immagine ${number}`,
  picturesOf: ({ name }: { name: string }) => `Immagini di ${name}`,
  /** The unit of the price. */
  each: ({ unit }: { unit: string }) => `a ${unit}`,
  /** The vehicle whose page linked here. */
  withCar: ({ title }: { title: string }) => `Con la ${title}`,
} as const;
