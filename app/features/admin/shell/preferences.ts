import { parseCookie, serializeCookie } from "cookie-es";

/** A user's display preferences, stored in cookies so that the server renders them on the first load. */
export interface Preferences {
  sidebar: "open" | "collapsed";
  /** "system" follows the device. */
  theme: "system" | "light" | "dark";
}

export const SIDEBAR_COOKIE = "sidebar_state";
export const THEME_COOKIE = "panel_theme";
/** "hidden" once the user has dismissed the setup checklist. */
export const SETUP_COOKIE = "panel_setup";

/** Lifetime of the sidebar cookie: 7 days (product.md#panel-shell). */
export const SIDEBAR_MAX_AGE_SECONDS = 7 * 24 * 60 * 60;
/** Lifetime of the theme and setup cookies: a year. */
export const PREFERENCE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Reads the preferences from a Cookie header; unknown values count as unset. */
export function readPreferences(cookieHeader: string | null): Preferences {
  const cookies = parseCookie(cookieHeader ?? "");
  const theme = cookies[THEME_COOKIE];
  return {
    sidebar: cookies[SIDEBAR_COOKIE] === "collapsed" ? "collapsed" : "open",
    theme: theme === "light" || theme === "dark" ? theme : "system",
  };
}

/** Stores a preference as a cookie. */
export function savePreference(name: string, value: string, maxAgeSeconds: number): void {
  const isSecure = location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that staff use
  document.cookie = serializeCookie(name, value, {
    path: "/",
    maxAge: maxAgeSeconds,
    sameSite: "lax",
    secure: isSecure,
  });
}
