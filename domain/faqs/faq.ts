/** A question of a renter and the company's answer, plain text. Shown on the page and told to search engines word for word. */
export interface Faq {
  question: string;
  answer: string;
}

/** "Italia, Francia e Svizzera". */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}
