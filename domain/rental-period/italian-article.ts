const ELIDED_ARTICLES = { il: "l'", al: "all'", dal: "dall'", Dal: "Dall'" } as const;

/** Otto and undici, however the day goes on: "8 dicembre", "08 gen", "11/01/2027". */
const BEGINS_WITH_VOWEL = /^(0?8|11)(?!\d)/;

/** A day with the article that its number asks for: "dal 10 gen", "dall'11 gen", "all'08 mar alle 10:00". `day` begins with the number. */
export const withItalianArticle = (article: keyof typeof ELIDED_ARTICLES, day: string): string =>
  BEGINS_WITH_VOWEL.test(day) ? `${ELIDED_ARTICLES[article]}${day}` : `${article} ${day}`;
