import type { Translated } from "#domain/words/text.ts";
import type { FOOTER_IT } from "./footer.it.ts";

export const FOOTER_EN: Translated<typeof FOOTER_IT> = {
  company: "Luxury cars to rent.",
  companyIn: "Luxury cars to rent {where}.",
  founded: "Founded in {year}.",
  navigation: "Navigation",
  services: "Services",
  rental: "Luxury car rental",
  driver: "Chauffeur service",
  copyright: "© {company}",
  copyrightSince: "© {year} {company}",
  rights: "All rights reserved",
  vatNumber: "VAT no. {vatNumber}",
  theme: "Appearance",
  themes: { auto: "Automatic", day: "Day", night: "Night" },
  address: "{street}, {postalCode} {city}",
  contactLine: "{phone}, {email}",
};
