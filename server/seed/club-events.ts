import type { clubEvents } from "#server/db/schema.ts";

/** The three events, on their own dates; a date that has passed shows as "Concluso" (product.md#club). */
export const CLUB_EVENTS: readonly (typeof clubEvents.$inferInsert)[] = [
  {
    slug: "test-drive-in-circuito",
    title: "Test drive in circuito",
    description:
      "Una giornata in pista con le sportive della flotta e tre istruttori: quattro turni a testa, pranzo ai box, rientro con i tempi stampati.",
    place: "Autodromo di Franciacorta, Castrezzato",
    heldOn: "2025-03-15",
    places: 20,
  },
  {
    slug: "cena-stellata-a-milano",
    title: "Cena stellata a Milano",
    description:
      "Un solo tavolo, quindici coperti, la cucina aperta. Il menu degustazione si scopre a tavola; autista per il ritorno compreso.",
    place: "Milano",
    heldOn: "2025-03-22",
    places: 15,
  },
  {
    slug: "weekend-in-toscana",
    title: "Weekend in Toscana",
    description:
      "Da Firenze alla Val d'Orcia in sei vetture, due persone ciascuna: strade secondarie, una notte in tenuta, domenica a Pienza.",
    place: "Firenze e Val d'Orcia",
    heldOn: "2025-04-05",
    places: 12,
  },
];
