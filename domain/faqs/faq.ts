/** A question of a renter and the company's answer, plain text. Shown on the page and told to search engines word for word. */
export interface Faq {
  question: string;
  answer: string;
}
