import { messages } from "#domain/messages.it.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The company's name and seat, and its number for taxes where it has one: "Velluto S.r.l., Via Manzoni 1, 20121 Milano, Italia. P. IVA …." */
export const controllerWords = ({ legalName, address, vatNumber }: SiteConfiguration): string => {
  const seat = `${legalName}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}.`;
  return vatNumber === "" ? seat : `${seat} ${messages.footer.vatNumber(vatNumber)}.`;
};
