import type { Context, Hono } from "hono";
import { ADDRESSES } from "#domain/addresses/addresses.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { type CalendarFile, readCalendarFile } from "#server/services/calendar-feeds/read-calendar-file.ts";

/** A key lies in the address: kept nowhere, found by no search engine. */
const PRIVATE = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };
const NAME = /^(.+)\.ics$/;

/** What the staff's calendar programs read (product.md#calendar-feeds). Who has no key learns nothing, not even that there once was one. */
export function mountCalendarFiles(app: Hono, context: AppContext): void {
  const { pattern } = ADDRESSES.calendarFeed;
  app.get(pattern, async (c) => {
    const token = NAME.exec(c.req.param("file"))?.[1] ?? "";
    try {
      return answer(c, await readCalendarFile(context, { token }));
    } catch (error) {
      if (error instanceof ServiceError && error.kind === "not-found") return c.text("Not found", 404, PRIVATE);
      throw error;
    }
  });
  // A missing calendar is not a page: it must not reach the page renderer.
  app.all(pattern, (c) => c.text("Not found", 404, PRIVATE));
}

function answer(c: Context, { file, hash, since }: CalendarFile): Response {
  const etag = `"${hash}"`;
  const headers = { ...PRIVATE, etag, "last-modified": since.toUTCString() };
  if (isKnown(c, etag, since)) return c.body(null, 304, headers);
  return c.body(file, 200, {
    ...headers,
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'inline; filename="calendario.ics"',
  });
}

/** Whether the program has these bytes already; If-None-Match decides alone where it is sent (RFC 9110 13.2.2). */
function isKnown(c: Context, etag: string, since: Date): boolean {
  const tags = c.req.header("if-none-match");
  if (tags !== undefined)
    return tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");
  const known = Date.parse(c.req.header("if-modified-since") ?? "");
  // HTTP's dates have whole seconds.
  return !Number.isNaN(known) && Math.floor(since.getTime() / 1000) * 1000 <= known;
}
