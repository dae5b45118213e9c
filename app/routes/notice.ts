import { parseCookie, serializeCookie } from "cookie-es";
import { isNoticeKey, NOTICES, type Notice, type NoticeKey } from "#domain/access/notices.ts";
import { cookiePrefix } from "#domain/access/sign-in-cookies.ts";

const NAME = "notice";
/** Seconds; a notice that no page took by then is about something long past. */
const LIFETIME = 60;
const ATTRIBUTES = { path: "/", httpOnly: true, sameSite: "lax" } as const;

/** The Set-Cookie that leaves a notice for the next page. */
export const noticeCookie = (request: Request, key: NoticeKey): string =>
  serializeCookie(nameAt(request), key, { maxAge: LIFETIME, ...attributesFor(request) });

/** The notice that the page before has left, and the headers that take it away, so that it is shown once (product.md#messages). */
export function takeNotice(request: Request): { notice: (Notice & { key: NoticeKey }) | null; headers: Headers } {
  const headers = new Headers();
  const key = parseCookie(request.headers.get("cookie") ?? "")[nameAt(request)];
  if (!key) return { notice: null, headers };
  headers.append("set-cookie", serializeCookie(nameAt(request), "", { maxAge: 0, ...attributesFor(request) }));
  return { notice: isNoticeKey(key) ? { key, ...NOTICES[key] } : null, headers };
}

const nameAt = ({ url }: Request) => cookiePrefix(url) + NAME;

/** A site with TLS lets no cookie of its own travel without. */
const attributesFor = ({ url }: Request) => ({ ...ATTRIBUTES, secure: url.startsWith("https:") });
