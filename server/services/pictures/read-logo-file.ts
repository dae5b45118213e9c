import type { CompanyLogos } from "#domain/pictures/company-logos.ts";
import { logoKey, parseLogoPath } from "#domain/pictures/logo.ts";
import type { IconFile } from "#domain/routes/file-routes.ts";
import type { AppContext } from "#server/context.ts";

/** Returns the file of a logo by its URL's path, with its content type; null if there is none. Throws "unavailable" if the store does not respond. */
export async function readLogoFile(
  { pictures }: AppContext,
  path: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string } | null> {
  const parsed = parseLogoPath(path);
  const bytes = parsed && (await pictures.get(logoKey(parsed.logo, parsed.file)));
  return bytes && { bytes, contentType: `image/${parsed.file.format}` };
}

/** Returns an icon that is drawn from the company's logo; null if the file is missing. Throws "unavailable" if the store does not respond. */
export const readLogoIcon = (
  { pictures }: AppContext,
  { onLight }: CompanyLogos,
  icon: IconFile,
): Promise<Uint8Array<ArrayBuffer> | null> => pictures.get(logoKey(onLight, icon));
