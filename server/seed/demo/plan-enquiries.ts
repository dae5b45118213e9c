import { enquiryReference } from "#domain/booking/reference.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import type { enquiries } from "#server/db/schema.ts";
import { demoRandom } from "#server/seed/demo/random.ts";
import { personAt } from "./demo-lookups.ts";

type PlannedEnquiryRow = typeof enquiries.$inferInsert & { createdAt: Date };

interface EnquiryScene {
  kind: "club" | "jet" | "contact" | "experience";
  status: "new" | "answered" | "closed";
  /** Minutes ago that it came in. */
  sentAgo: number;
  message: string;
  details?: (today: string) => Record<string, unknown>;
}

const DAY_MINUTES = 24 * 60;
const RANDOM_START = 20_150_301;

const flight =
  (from: string, to: string, inDays: number, passengers: number, backInDays?: number) => (today: string) => ({
    legs: [
      { from, to, date: addDays(today, inDays) },
      ...(backInDays === undefined ? [] : [{ from: to, to: from, date: addDays(today, backInDays) }]),
    ],
    passengers,
    returnTrip: backInDays !== undefined,
  });
const weekend = (inDays: number) => (today: string) => ({
  experience: "weekend-in-franciacorta",
  date: addDays(today, inDays),
});

/** Every kind in every state; of the new ones two are beyond the promised two hours. */
const SCENES: readonly EnquiryScene[] = [
  {
    kind: "jet",
    status: "new",
    sentAgo: 22,
    message: "Possibile partire prima delle otto?",
    details: flight("Milano", "Zurigo", 9, 4),
  },
  { kind: "club", status: "new", sentAgo: 68, message: "Mi interessano le giornate in circuito." },
  { kind: "contact", status: "new", sentAgo: 145, message: "Consegnate anche a Bellagio, in albergo?" },
  {
    kind: "experience",
    status: "new",
    sentAgo: 310,
    message: "Siamo in due, uno non beve vino.",
    details: weekend(20),
  },
  {
    kind: "jet",
    status: "answered",
    sentAgo: 2 * DAY_MINUTES,
    message: "Un cane di taglia media a bordo.",
    details: flight("Roma", "Parigi", 16, 6, 19),
  },
  { kind: "club", status: "answered", sentAgo: 3 * DAY_MINUTES, message: "Quanto tempo richiede l'ammissione?" },
  {
    kind: "contact",
    status: "answered",
    sentAgo: 4 * DAY_MINUTES,
    message: "Vorrei la fattura intestata alla società.",
  },
  {
    kind: "experience",
    status: "answered",
    sentAgo: 6 * DAY_MINUTES,
    message: "È possibile aggiungere una notte?",
    details: weekend(34),
  },
  {
    kind: "jet",
    status: "closed",
    sentAgo: 19 * DAY_MINUTES,
    message: "Grazie, confermato.",
    details: flight("Monaco", "Ginevra", -8, 3),
  },
  { kind: "club", status: "closed", sentAgo: 28 * DAY_MINUTES, message: "Ho ricevuto tutto, a presto." },
  {
    kind: "contact",
    status: "closed",
    sentAgo: 33 * DAY_MINUTES,
    message: "Dimenticati gli occhiali nella Ghost: ritrovati!",
  },
  {
    kind: "experience",
    status: "closed",
    sentAgo: 41 * DAY_MINUTES,
    message: "Regalo per i nostri vent'anni.",
    details: weekend(-12),
  },
];

/** The demo's requests as they stand at `now`; the same `now` gives the same rows. */
export function planEnquiries(now: Date): PlannedEnquiryRow[] {
  const random = demoRandom(RANDOM_START);
  const today = now.toISOString().slice(0, 10);
  return SCENES.map((scene, index) => {
    const person = personAt(index * 5 + 3);
    const createdAt = new Date(now.getTime() - scene.sentAgo * MINUTE_MS);
    const answeredAt = new Date(createdAt.getTime() + random.between(18, 110) * MINUTE_MS);
    return {
      reference: enquiryReference(random.bytes(6)),
      kind: scene.kind,
      status: scene.status,
      name: person.name,
      email: person.email,
      phone: person.phone,
      message: scene.message,
      details: scene.details?.(today) ?? {},
      firstAnsweredAt: scene.status === "new" ? null : answeredAt,
      createdAt,
      updatedAt: scene.status === "new" ? createdAt : answeredAt,
    };
  });
}
