import type { Hono } from "hono";
import { LOGO_TOO_LARGE_MESSAGE, logoPath, MAX_LOGO_BYTES } from "#domain/pictures/logo.ts";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { readUploadedFile } from "#server/http/bodies/uploaded-file.ts";
import { storeLogo } from "#server/services/pictures/store-logo.ts";
import type { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";

/** Mounts the endpoint that uploads a logo of the company. `queue` is that of all uploads. */
export function mountLogos(app: Hono, ctx: AppContext, queue: SerialQueue): void {
  serveEndpoint(app, ctx, "POST /api/pictures/logos", async ({ context: c, staff }) => {
    const upload = await readUploadedFile(c, { maxBytes: MAX_LOGO_BYTES, tooLarge: LOGO_TOO_LARGE_MESSAGE });
    if (upload instanceof Response) return upload;
    const logo = await storeLogo(ctx, { staff, bytes: upload.bytes, queue });
    return { id: logo.id, url: logoPath(logo), width: logo.width, height: logo.height };
  });
}
