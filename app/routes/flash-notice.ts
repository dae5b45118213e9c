import { parseCookie, serializeCookie } from "cookie-es";
import { isNoticeKey, NOTICES, type Notice, type NoticeKey } from "#domain/access/notices.ts";
import { cookiePrefix } from "#domain/access/sign-in-cookies.ts";

const NOTICE_COOKIE_NAME = "notice";
/** A notice not shown within this time is outdated. */
const NOTICE_MAX_AGE_SECONDS = 60;
const NOTICE_COOKIE_ATTRIBUTES = { path: "/", httpOnly: true, sameSite: "lax" } as const;

/** Returns the Set-Cookie value that leaves a notice for the next page. */
export const noticeCookie = (request: Request, key: NoticeKey): string =>
  serializeCookie(cookieNameFor(request), key, { maxAge: NOTICE_MAX_AGE_SECONDS, ...attributesFor(request) });

/** Returns the notice of the previous page and the headers that delete it, so that it is shown once (product.md#messages). */
export function consumeNotice(request: Request): { notice: (Notice & { key: NoticeKey }) | null; headers: Headers } {
  const headers = new Headers();
  const key = parseCookie(request.headers.get("cookie") ?? "")[cookieNameFor(request)];
  if (!key) return { notice: null, headers };
  headers.append("set-cookie", serializeCookie(cookieNameFor(request), "", { maxAge: 0, ...attributesFor(request) }));
  return { notice: isNoticeKey(key) ? { key, ...NOTICES[key] } : null, headers };
}

const cookieNameFor = ({ url }: Request) => cookiePrefix(url) + NOTICE_COOKIE_NAME;

/** Returns the attributes of the notice's cookie; under HTTPS they include `secure`. */
const attributesFor = ({ url }: Request) => ({ ...NOTICE_COOKIE_ATTRIBUTES, secure: url.startsWith("https:") });
