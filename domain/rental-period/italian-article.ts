const ELIDED_ARTICLES = { il: "l'", del: "dell'", al: "all'", dal: "dall'", Dal: "Dall'" } as const;

/** The Italian words for 8 and 11 start with a vowel: "8 dicembre", "08 gen", "11/01/2027". */
const BEGINS_WITH_VOWEL = /^(0?8|11)(?!\d)/;

/** Prepends the right form of an article to a day: "dal 10 gen", "dall'11 gen", "all'08 mar alle 10:00". `day` must start with the number. */
export const withItalianArticle = (article: keyof typeof ELIDED_ARTICLES, day: string): string =>
  BEGINS_WITH_VOWEL.test(day) ? `${ELIDED_ARTICLES[article]}${day}` : `${article} ${day}`;
