import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import type { clubEvents } from "#server/db/schema.ts";

type ClubEventSeed = typeof clubEvents.$inferInsert;

/** The three events of the past season, on their own dates (product.md#club). */
export const PAST_CLUB_EVENTS: readonly ClubEventSeed[] = [
  {
    slug: "test-drive-in-circuito",
    title: "Test drive in circuito",
    description:
      "Una giornata in pista con le sportive della flotta e tre istruttori: quattro turni a testa, pranzo ai box, rientro con i tempi stampati.",
    place: "Autodromo di Franciacorta, Castrezzato",
    heldOn: "2025-03-15",
    places: 20,
    image: "/pictures/cars/porsche-911-carrera-s/front-800.webp",
  },
  {
    slug: "cena-stellata-a-milano",
    title: "Cena stellata a Milano",
    description:
      "Un solo tavolo, quindici coperti, la cucina aperta. Il menu degustazione si scopre a tavola; autista per il ritorno compreso.",
    place: "Milano",
    heldOn: "2025-03-22",
    places: 15,
    image: "/pictures/cities/milan-800.webp",
  },
  {
    slug: "weekend-in-toscana",
    title: "Weekend in Toscana",
    description:
      "Da Firenze alla Val d'Orcia in sei vetture, due persone ciascuna: strade secondarie, una notte in tenuta, domenica a Pienza.",
    place: "Firenze e Val d'Orcia",
    heldOn: "2025-04-05",
    places: 12,
    image: "/pictures/cities/florence-800.webp",
  },
];

/** An event of the coming season. It is on the first Saturday that is at least `weeks` weeks after the day of seeding. */
type UpcomingEvent = Omit<ClubEventSeed, "heldOn"> & { weeks: number };

const UPCOMING_CLUB_EVENTS: readonly UpcomingEvent[] = [
  {
    weeks: 3,
    slug: "serata-in-rimessa",
    title: "Serata in rimessa",
    description:
      "La rimessa di Milano a luci basse: le vetture si guardano da vicino, a cofano aperto, con chi le cura. Cena in piedi fra i ponti.",
    place: "Milano",
    places: 24,
    image: "/pictures/house/garage-800.webp",
  },
  {
    weeks: 8,
    slug: "cena-del-produttore",
    title: "Cena del produttore",
    description:
      "Una cantina, il suo produttore, otto annate in ordine. Si arriva guidando al tramonto; per il ritorno c'è l'autista.",
    place: "Erbusco, Franciacorta",
    places: 14,
    image: "/pictures/experiences/weekend-in-franciacorta-800.webp",
  },
  {
    weeks: 14,
    slug: "giornata-in-pista-a-misano",
    title: "Giornata in pista a Misano",
    description:
      "Circuito chiuso per noi dalle nove alle sedici: turni da venti minuti, un istruttore ogni due vetture, pranzo ai box.",
    place: "Misano World Circuit, Misano Adriatico",
    places: 18,
    image: "/pictures/house/track-800.webp",
  },
  {
    weeks: 20,
    slug: "weekend-in-costa-azzurra",
    title: "Weekend in Costa Azzurra",
    description:
      "Da Nizza a Monaco per la strada alta, in sei cabrio. Una notte sopra il mare, la domenica a pranzo nell'entroterra.",
    place: "Nizza e Monaco",
    places: 10,
    image: "/pictures/cities/nice-800.webp",
  },
  {
    weeks: 30,
    slug: "tre-laghi-in-un-giorno",
    title: "Tre laghi in un giorno",
    description:
      "Como, Lugano e Maggiore senza autostrada: un libro di strada scritto per l'occasione, due soste e un motoscafo a metà giornata.",
    place: "Como, Lugano e Stresa",
    places: 16,
    status: "planned",
    image: "/pictures/cities/como-800.webp",
  },
];

/** All events of the seed, without their days. */
export const CLUB_EVENTS: readonly Omit<ClubEventSeed, "heldOn">[] = [...PAST_CLUB_EVENTS, ...UPCOMING_CLUB_EVENTS];

/** Returns the club events of a new database: those of the past season, and those of a coming season, which are always after `today`. */
export const createClubEvents = (today: CivilDate): ClubEventSeed[] => [
  ...PAST_CLUB_EVENTS,
  ...UPCOMING_CLUB_EVENTS.map(({ weeks, ...event }) => ({ ...event, heldOn: nextSaturday(addDays(today, weeks * 7)) })),
];

const SATURDAY = 6;

function nextSaturday(day: CivilDate): CivilDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (SATURDAY - weekday + 7) % 7);
}
