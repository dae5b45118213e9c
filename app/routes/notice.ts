import { isNoticeKey, NOTICES, type Notice, type NoticeKey } from "#domain/access/notices.ts";

const NAME = "notice";
/** Seconds; a notice that no page took by then is about something long past. */
const LIFETIME = 60;
const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax";

/** The Set-Cookie that leaves a notice for the next page. */
export const noticeCookie = (request: Request, key: NoticeKey): string =>
  `${NAME}=${key}; Max-Age=${LIFETIME}; ${attributesFor(request)}`;

/** The notice that the page before has left, and the headers that take it away, so that it is shown once (B 8). */
export function takeNotice(request: Request): { notice: (Notice & { key: NoticeKey }) | null; headers: Headers } {
  const headers = new Headers();
  const key = new RegExp(`(?:^|;\\s*)${NAME}=([a-z-]+)`).exec(request.headers.get("cookie") ?? "")?.[1];
  if (key === undefined) return { notice: null, headers };
  headers.append("set-cookie", `${NAME}=; Max-Age=0; ${attributesFor(request)}`);
  return { notice: isNoticeKey(key) ? { key, ...NOTICES[key] } : null, headers };
}

/** A site with TLS lets no cookie of its own travel without. */
const attributesFor = ({ url }: Request): string => (url.startsWith("https:") ? `${ATTRIBUTES}; Secure` : ATTRIBUTES);
