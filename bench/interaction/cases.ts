/** Something that a press opens. */
export interface Opening {
  name: string;
  path: string;
  /** What is pressed, as a selector of Playwright's; the first that is shown. */
  control: string;
}

const CAR = "/luxury-car-rental/milan/sportive/ferrari-296-gtb";
const MENU = "button[popovertarget=menu]";
const CALENDAR = "button[aria-label^='Data di ritiro'], button[aria-label^='Ritiro: ']";

/** What visitors open. */
export const OPENINGS: readonly Opening[] = [
  { name: "home: menu", path: "/", control: MENU },
  { name: "home: calendar", path: "/", control: CALENDAR },
  { name: "home: places", path: "/", control: "button[aria-label^='Città di ritiro']" },
  { name: "explore: filters", path: "/explore", control: "button[popovertarget=filtri]" },
  { name: "explore: search", path: "/explore", control: "button[popovertarget=ricerca]" },
  { name: "a car: calendar", path: CAR, control: CALENDAR },
  { name: "a car: menu", path: CAR, control: MENU },
];
