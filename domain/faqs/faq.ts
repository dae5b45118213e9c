/** A question and its answer in plain text. The page and its structured data use the same wording. */
export interface Faq {
  question: string;
  answer: string;
}

/** Joins names in a sentence: "Italia, Francia e Svizzera". */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}
