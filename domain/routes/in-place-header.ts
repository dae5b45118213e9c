/**
 * Header of a form that a script submits without navigation (app/browser/submit-without-navigation.ts). The server then names a redirect's target
 * instead of redirecting: `fetch` would follow it and consume the next page's flash message.
 */
export const IN_PLACE_HEADER = "x-answered-in-place";
