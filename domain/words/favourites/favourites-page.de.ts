import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITES_PAGE_IT } from "./favourites-page.it.ts";

export const FAVOURITES_PAGE_DE: Translated<typeof FAVOURITES_PAGE_IT> = {
  lead: "Die Fahrzeuge, die Sie sich merken, bleiben in diesem Browser: ohne Anmeldung und ohne Angaben zu Ihrer Person.",
  list: "Ihre Fahrzeuge",
  featured: "Am meisten gefragt",
  categories: "Weitere Fahrzeuge, nach Kategorie:",
  noScripts:
    "Ihr Browser speichert diese Liste. Um sie zu zeigen, braucht er JavaScript, das hier ausgeschaltet ist. Alle Fahrzeuge finden Sie in der <collection>Kollektion</collection>.",
};
