import type { Logo } from "#domain/pictures/company-logos.ts";
import { logoKey } from "#domain/pictures/logo.ts";
import { ICON_FILES } from "#domain/routes/file-routes.ts";
import type { AppContext } from "#server/context.ts";

/** Whether all files of a logo are stored. Throws "unavailable" if the picture store does not respond. */
export async function hasLogoFiles({ pictures }: Pick<AppContext, "pictures">, logo: Logo): Promise<boolean> {
  for (const icon of ICON_FILES) if (!(await pictures.get(logoKey(logo, icon)))) return false;
  return true;
}
