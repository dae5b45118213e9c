import type { Translated } from "#domain/words/text.ts";
import type { FOOTER_IT } from "./footer.it.ts";

export const FOOTER_DE: Translated<typeof FOOTER_IT> = {
  company: "Vermietung von Luxuswagen.",
  companyIn: "Vermietung von Luxuswagen {where}.",
  founded: "Gegründet {year}.",
  navigation: "Navigation",
  services: "Leistungen",
  rental: "Luxuswagen mieten",
  driver: "Privater Chauffeurservice",
  copyright: "© {company}",
  copyrightSince: "© {year} {company}",
  rights: "Alle Rechte vorbehalten",
  vatNumber: "USt-IdNr. {vatNumber}",
  theme: "Darstellung",
  themes: { auto: "Automatisch", day: "Tag", night: "Nacht" },
  address: "{street}, {postalCode} {city}",
  contactLine: "{phone}, {email}",
};
