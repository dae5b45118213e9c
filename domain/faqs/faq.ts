/** A question and its answer in plain text. The page and its structured data use the same wording. */
export interface Faq {
  question: string;
  answer: string;
}
