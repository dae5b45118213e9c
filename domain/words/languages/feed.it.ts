/** The magazine's feed (RSS). */
export const FEED_IT = {
  title: "Magazine di {company}",
  description: "Itinerari provati, vetture messe a confronto e appuntamenti da segnare.",
} as const;
