import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { parseLogoPath } from "#domain/pictures/logo.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { hasLogoFiles } from "#server/services/pictures/shared/has-logo-files.ts";

/**
 * Throws "invalid" if a logo that the change sets is not stored, and for a logo for dark grounds without the first one (product.md#logo). Throws
 * "unavailable" if the picture store does not respond.
 */
export async function rejectMissingLogos(ctx: AppContext, before: SiteSettings, after: SiteSettings): Promise<void> {
  for (const field of ["logo", "logo_on_dark"] as const) {
    const logo = after[field] === before[field] ? undefined : parseLogoPath(after[field])?.logo;
    if (logo && !(await hasLogoFiles(ctx, logo)))
      throw invalidLogo(field, "Questo logo non c'è più: caricalo di nuovo.");
  }
  if (after.logo_on_dark !== "" && after.logo === "")
    throw invalidLogo("logo_on_dark", "Carica prima il logo per i fondi chiari, o togli anche questo.");
}

function invalidLogo(path: string, message: string): ServiceError {
  return new ServiceError("invalid", message, [{ path, message }]);
}
