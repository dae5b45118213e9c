import { MINUTE_MS } from "#domain/durations.ts";
import { createEnquiryReference } from "#domain/reference-codes.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import type { enquiries } from "#server/db/schema.ts";
import { createDemoRandom } from "#server/seed/demo/random.ts";
import { findDemoPerson } from "./demo-lookups.ts";

type PlannedEnquiryRow = typeof enquiries.$inferInsert & { createdAt: Date };

interface EnquiryScenario {
  kind: "club" | "jet" | "contact" | "experience";
  status: "new" | "answered" | "closed";
  /** Age of the enquiry in minutes. */
  sentMinutesAgo: number;
  message: string;
  details?: (today: string) => Record<string, unknown>;
}

const DAY_MINUTES = 24 * 60;
const ENQUIRY_RANDOM_SEED = 20_150_301;

const jetDetails =
  (from: string, to: string, inDays: number, passengers: number, backInDays?: number) => (today: string) => ({
    legs: [
      { from, to, date: addDays(today, inDays) },
      ...(backInDays === undefined ? [] : [{ from: to, to: from, date: addDays(today, backInDays) }]),
    ],
    passengers,
    returnTrip: backInDays !== undefined,
  });
const experienceDetails = (inDays: number) => (today: string) => ({
  experience: "weekend-in-franciacorta",
  date: addDays(today, inDays),
});

/** Enquiries of every kind and status; two of the new ones are older than the promised two hours. */
const ENQUIRY_SCENARIOS: readonly EnquiryScenario[] = [
  {
    kind: "jet",
    status: "new",
    sentMinutesAgo: 22,
    message: "Possibile partire prima delle otto?",
    details: jetDetails("Milano", "Zurigo", 9, 4),
  },
  { kind: "club", status: "new", sentMinutesAgo: 68, message: "Mi interessano le giornate in circuito." },
  { kind: "contact", status: "new", sentMinutesAgo: 145, message: "Consegnate anche a Bellagio, in albergo?" },
  {
    kind: "experience",
    status: "new",
    sentMinutesAgo: 310,
    message: "Siamo in due, uno non beve vino.",
    details: experienceDetails(20),
  },
  {
    kind: "jet",
    status: "answered",
    sentMinutesAgo: 2 * DAY_MINUTES,
    message: "Un cane di taglia media a bordo.",
    details: jetDetails("Roma", "Parigi", 16, 6, 19),
  },
  { kind: "club", status: "answered", sentMinutesAgo: 3 * DAY_MINUTES, message: "Quanto tempo richiede l'ammissione?" },
  {
    kind: "contact",
    status: "answered",
    sentMinutesAgo: 4 * DAY_MINUTES,
    message: "Vorrei la fattura intestata alla società.",
  },
  {
    kind: "experience",
    status: "answered",
    sentMinutesAgo: 6 * DAY_MINUTES,
    message: "È possibile aggiungere una notte?",
    details: experienceDetails(34),
  },
  {
    kind: "jet",
    status: "closed",
    sentMinutesAgo: 19 * DAY_MINUTES,
    message: "Grazie, confermato.",
    details: jetDetails("Monaco", "Ginevra", -8, 3),
  },
  { kind: "club", status: "closed", sentMinutesAgo: 28 * DAY_MINUTES, message: "Ho ricevuto tutto, a presto." },
  {
    kind: "contact",
    status: "closed",
    sentMinutesAgo: 33 * DAY_MINUTES,
    message: "Dimenticati gli occhiali nella Ghost: ritrovati!",
  },
  {
    kind: "experience",
    status: "closed",
    sentMinutesAgo: 41 * DAY_MINUTES,
    message: "Regalo per i nostri vent'anni.",
    details: experienceDetails(-12),
  },
];

/** Plans the demo's enquiries at `now`; the same `now` gives the same rows. */
export function planEnquiries(now: Date): PlannedEnquiryRow[] {
  const random = createDemoRandom(ENQUIRY_RANDOM_SEED);
  const today = now.toISOString().slice(0, 10);
  return ENQUIRY_SCENARIOS.map((scenario, index) => {
    const person = findDemoPerson(index * 5 + 3);
    const createdAt = new Date(now.getTime() - scenario.sentMinutesAgo * MINUTE_MS);
    const answeredAt = new Date(createdAt.getTime() + random.between(18, 110) * MINUTE_MS);
    return {
      reference: createEnquiryReference(random.bytes(6)),
      kind: scenario.kind,
      status: scenario.status,
      name: person.name,
      email: person.email,
      phone: person.phone,
      message: scenario.message,
      details: scenario.details?.(today) ?? {},
      firstAnsweredAt: scenario.status === "new" ? null : answeredAt,
      createdAt,
      updatedAt: scenario.status === "new" ? createdAt : answeredAt,
    };
  });
}
