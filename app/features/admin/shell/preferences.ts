import { parseCookie, serializeCookie } from "cookie-es";

/** What a person set about the panel's looks, kept in cookies so that the server draws it right at once. */
export interface Preferences {
  sidebar: "open" | "collapsed";
  /** "system" follows the device. */
  theme: "system" | "light" | "dark";
}

export const SIDEBAR_COOKIE = "sidebar_state";
export const THEME_COOKIE = "panel_theme";
/** "hidden" once somebody has put the first steps away. */
export const SETUP_COOKIE = "panel_setup";

/** The sidebar's state is kept for 7 days (product.md#panel-shell). */
export const SIDEBAR_MAX_AGE_SECONDS = 7 * 24 * 60 * 60;
/** The theme, and that the first steps were put away: for a year. */
export const PREFERENCE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Reads the preferences from a Cookie header; anything unknown counts as not set. */
export function readPreferences(cookieHeader: string | null): Preferences {
  const cookies = parseCookie(cookieHeader ?? "");
  const theme = cookies[THEME_COOKIE];
  return {
    sidebar: cookies[SIDEBAR_COOKIE] === "collapsed" ? "collapsed" : "open",
    theme: theme === "light" || theme === "dark" ? theme : "system",
  };
}

/** Keeps a preference; `lifetime` in seconds. */
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
