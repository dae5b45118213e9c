/** What the footer's switch says. */
export const themeWords = {
  title: "Luce",
  choices: { auto: "Automatica", day: "Giorno", night: "Notte" },
} as const;
