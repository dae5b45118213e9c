import type { Language } from "#domain/languages.ts";
import { splitLanguagePrefix } from "#domain/routes/language-prefix.ts";

/** A request as the router gets it: its path has no language prefix. */
export interface PageRequest {
  request: Request;
  /** The language of the page. */
  language: Language;
}

/** Takes the language off the path of a request. This is the only place that does so before a page is rendered. */
export function toPageRequest(request: Request): PageRequest {
  const url = new URL(request.url);
  const { language, path } = splitLanguagePrefix(url.pathname);
  if (language === null) return { request, language: "it" };
  url.pathname = path;
  return { request: new Request(url, request), language };
}
