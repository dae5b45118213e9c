import type { Translated } from "#domain/words/text.ts";
import type { FOOTER_IT } from "./footer.it.ts";

export const FOOTER_FR: Translated<typeof FOOTER_IT> = {
  company: "Location de voitures de luxe.",
  companyIn: "Location de voitures de luxe {where}.",
  founded: "Maison fondée en {year}.",
  navigation: "Navigation",
  services: "Services",
  rental: "Location de luxe",
  driver: "Service avec chauffeur privé",
  copyright: "© {company}",
  copyrightSince: "© {year} {company}",
  rights: "Tous droits réservés",
  vatNumber: "N° de TVA {vatNumber}",
  theme: "Apparence",
  themes: { auto: "Automatique", day: "Jour", night: "Nuit" },
  address: "{street}, {postalCode} {city}",
  contactLine: "{phone}, {email}",
};
