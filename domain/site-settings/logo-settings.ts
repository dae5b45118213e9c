import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import type { CompanyLogos, Logo } from "#domain/pictures/company-logos.ts";
import { logoPath, parseLogoPath } from "#domain/pictures/logo.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** Returns the logos as settings; empty where there is none. */
export const toLogoSettings = ({ logos }: Pick<SiteConfiguration, "logos">) => ({
  logo: logos ? logoPath(logos.onLight) : "",
  logo_on_dark: logos?.onDark ? logoPath(logos.onDark) : "",
});

/** Returns the company's logos by its settings; null for the word mark. */
export function toCompanyLogos({
  logo,
  logo_on_dark,
}: Pick<SiteSettings, "logo" | "logo_on_dark">): CompanyLogos | null {
  const onLight = parseLogo(logo);
  return onLight && { onLight, onDark: parseLogo(logo_on_dark) };
}

const parseLogo = (path: string): Logo | null => parseLogoPath(path)?.logo ?? null;
