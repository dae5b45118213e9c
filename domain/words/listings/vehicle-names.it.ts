/** How a car's name stands in a sentence. "vowel" is the form before a name that begins with a vowel. */
export const VEHICLE_NAMES_IT = {
  /** As the subject or object of a sentence. */
  the: { usual: "la {title}", vowel: "l'{title}" },
  ofThe: { usual: "della {title}", vowel: "dell'{title}" },
  /** In the title of a car's page, which is English on Italian pages. */
  inTitle: { usual: "a {title}", vowel: "an {title}" },
} as const;
