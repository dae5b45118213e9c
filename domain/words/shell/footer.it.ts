/** Texts of the footer, and of the letterhead of a printed page. */
export const FOOTER_IT = {
  /** About the company; `where` names the countries that it serves. */
  company: "Auto di lusso a noleggio.",
  companyIn: "Auto di lusso a noleggio {where}.",
  founded: "Fondata nel {year}.",
  navigation: "Navigazione",
  services: "Servizi",
  rental: "Noleggio di lusso",
  driver: "Servizio con autista privato",
  copyright: "© {company}",
  copyrightSince: "© {year} {company}",
  rights: "Tutti i diritti riservati",
  vatNumber: "P. IVA {vatNumber}",
  /** The switch between the day's and the night's colours. */
  theme: "Luce",
  themes: { auto: "Automatica", day: "Giorno", night: "Notte" },
  address: "{street}, {postalCode} {city}",
  /** In the letterhead of a printed page. */
  contactLine: "{phone}, {email}",
} as const;
