import type { CompanyLogos } from "#domain/pictures/company-logos.ts";
import type { IconFile } from "#domain/routes/file-routes.ts";

/** Returns the address of an icon, with a version if it is drawn from a logo: a new logo is then fetched at once. */
export const iconPath = (icon: IconFile, logos: CompanyLogos | null): string =>
  logos ? `/${icon}?v=${logos.onLight.id}` : `/${icon}`;
