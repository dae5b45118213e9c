/**
 * The header of a form that a script sends and answers in the page as it stands (app/browser/submit-without-navigation.ts). Where the form leads on, the answer names the
 * address and leaves the way to the script: `fetch` would follow it, and read what the next page is to show once.
 */
export const IN_PLACE_HEADER = "x-answered-in-place";
