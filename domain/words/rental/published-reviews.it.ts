/** The reviews of a car on its page, and the ratings of cars, jets and experiences. */
export const PUBLISHED_REVIEWS_IT = {
  title: "Chi l'ha guidata",
  outOfFive: "{rating} su 5",
  ratingAndReviews: {
    /** `rating` is one of "outOfFive". */
    one: "{rating}, {count} recensione",
    other: "{rating}, {count} recensioni",
  },
  fromRenters: {
    one: "{rating}, da una recensione di chi ha noleggiato",
    other: "{rating}, da {count} recensioni di chi ha noleggiato",
  },
  /** Below a review: its author, month and car. */
  byline: "{name}, {month}, {vehicle}",
  /** Beside every review of the demonstration data. */
  demo: "Recensione dimostrativa",
  /** Above the company's answer to a review. */
  answer: "Risposta di {company}",
} as const;
