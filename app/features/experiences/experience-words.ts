/** What the page of an experience says of it. */
export const EXPERIENCE_WORDS = {
  durationAndCity: ({ duration, city }: { duration: string; city: string }) => `${duration}, da ${city}`,
  illustrationOf: ({ name }: { name: string }) => `${name}, illustrazione`,
  furtherPicture: ({ name, number }: { name: string; number: number }) => `${name}, immagine ${number}`,
  /** What its price is for. */
  each: ({ unit }: { unit: string }) => `a ${unit}`,
  /** The car from whose page it is asked for. */
  withCar: ({ title }: { title: string }) => `Con la ${title}`,
} as const;
