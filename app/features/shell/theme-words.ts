/** What the footer's switch says. */
export const THEME_WORDS = {
  title: "Luce",
  choices: { auto: "Automatica", day: "Giorno", night: "Notte" },
} as const;
