import type { Translated } from "#domain/words/text.ts";
import type { FOOTER_IT } from "./footer.it.ts";

export const FOOTER_ES: Translated<typeof FOOTER_IT> = {
  company: "Alquiler de coches de lujo.",
  companyIn: "Alquiler de coches de lujo {where}.",
  founded: "Fundada en {year}.",
  navigation: "Navegación",
  services: "Servicios",
  rental: "Alquiler de lujo",
  driver: "Servicio con chófer privado",
  copyright: "© {company}",
  copyrightSince: "© {year} {company}",
  rights: "Todos los derechos reservados",
  vatNumber: "NIF-IVA {vatNumber}",
  theme: "Apariencia",
  themes: { auto: "Automática", day: "Día", night: "Noche" },
  address: "{street}, {postalCode} {city}",
  contactLine: "{phone}, {email}",
};
