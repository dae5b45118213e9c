import type { Context, Hono } from "hono";
import { readVisitor } from "#domain/access/visitor.ts";
import { ICON_FILES, type IconFile } from "#domain/routes/file-routes.ts";
import { ROUTE_TABLE } from "#domain/routes/route-table.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { type CalendarFile, readCalendarFile } from "#server/services/calendar-feeds/read-calendar-file.ts";
import { readLogoFile, readLogoIcon } from "#server/services/pictures/read-logo-file.ts";
import { readPictureFile } from "#server/services/pictures/read-picture-file.ts";
import { CROSS_ORIGIN_HEADERS } from "./static-files.ts";

const PUBLIC_UPLOAD_HEADERS = { "cache-control": "public, max-age=31536000, immutable", ...CROSS_ORIGIN_HEADERS };

/** Mounts uploaded pictures and logos. The content of a URL never changes, so browsers may cache it for a year; a restricted picture must not be cached. */
export function mountUploads(app: Hono, context: AppContext): void {
  app.get(ROUTE_TABLE.upload.pattern, async (c) => {
    const logo = await readLogoFile(context, c.req.path);
    if (logo) return c.body(logo.bytes, 200, { "content-type": logo.contentType, ...PUBLIC_UPLOAD_HEADERS });
    const file = await readPictureFile(context, c.req.path, readVisitor(c.req.raw.headers));
    if (!file) return c.text("Not found", 404, { "cache-control": "no-cache" });
    return c.body(file.bytes, 200, {
      "content-type": `image/${file.format}`,
      ...(file.restricted ? { "cache-control": "no-store" } : PUBLIC_UPLOAD_HEADERS),
    });
  });
  // Respond here to a missing file, so that the page renderer does not get the request.
  app.all(ROUTE_TABLE.upload.pattern, (c) => c.text("Not found", 404));
}

/**
 * Mounts the icons that are drawn from the company's logo (product.md#logo), before the built files with the same addresses. Without a logo, or
 * without its file, the built one is served.
 */
export function mountLogoIcons(app: Hono, context: AppContext): void {
  for (const icon of ICON_FILES)
    app.get(`/${icon}`, async (c, next) => {
      const { logos } = context.site;
      const bytes = logos && (await readLogoIcon(context, logos, icon));
      if (!bytes) return next();
      const etag = `"${logos.onLight.id}"`;
      return c.body(bytes, 200, { "content-type": ICON_TYPES[icon], "cache-control": "public, max-age=86400", etag });
    });
}

const ICON_TYPES: Readonly<Record<IconFile, string>> = {
  "favicon.svg": "image/svg+xml",
  "favicon.ico": "image/x-icon",
  "apple-touch-icon.png": "image/png",
  "icon-192.png": "image/png",
  "icon-512.png": "image/png",
  "icon-maskable-512.png": "image/png",
};

/** The URL contains a token, so nobody may cache or index the response. */
const CALENDAR_HEADERS = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};
const ICS_FILE_NAME = /^(.+)\.ics$/;

/** Mounts the staff's calendar feeds (product.md#calendar-feeds). An unknown token and a revoked one get the same response. */
export function mountCalendarFiles(app: Hono, context: AppContext): void {
  const { pattern } = ROUTE_TABLE.calendarFeed;
  app.get(pattern, async (c) => {
    const token = ICS_FILE_NAME.exec(c.req.param("file"))?.[1] ?? "";
    try {
      return respondCalendar(c, await readCalendarFile(context, { token }));
    } catch (error) {
      if (error instanceof ServiceError && error.kind === "not-found")
        return c.text("Not found", 404, CALENDAR_HEADERS);
      throw error;
    }
  });
  // Respond here to a missing calendar, so that the page renderer does not get the request.
  app.all(pattern, (c) => c.text("Not found", 404, CALENDAR_HEADERS));
}

const respondCalendar = (c: Context, { file, hash, since }: CalendarFile): Response =>
  c.body(file, 200, {
    ...CALENDAR_HEADERS,
    etag: `"${hash}"`,
    "last-modified": since.toUTCString(),
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'inline; filename="calendario.ics"',
  });
