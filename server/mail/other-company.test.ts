import { describe, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/booking.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { HexColour } from "#domain/palettes/oklch.ts";
import { coloursOf } from "#domain/palettes/site-colours.ts";
import { supplementLine } from "#domain/prices/price-line.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { StoredQuote } from "#server/repositories/quotes/quotes.ts";
import type { StoredReview } from "#server/repositories/reviews/reviews.ts";
import { mailedBooking } from "#test/factories/mailed-booking.ts";
import { findClaims, findClaimsInHtml, OTHER_COMPANY, OTHER_NAMES } from "#test/factories/other-company.ts";
import { type AccessMail, accessEmail, invitationEmail } from "./access-mail.ts";
import { BOOKING_MAIL_KINDS, bookingEmail } from "./bookings/booking-mail.ts";
import { dateRequestEmail } from "./bookings/date-request-mail.ts";
import { customerMessageEmail, enquiryAnswerEmail, replyWarningEmail } from "./conversation-mails.ts";
import { enquiryEmails } from "./enquiry-mail.ts";
import { quoteEmail } from "./quote-mails.ts";
import { expiryEmail, requestAlertEmail, reviewReceivedEmail } from "./staff-mails.ts";

const site = OTHER_COMPANY;
const siteUrl = "https://aurelia.example";
const staffAddress = "banco@aurelia.example";
const common = { site, siteUrl, staffAddress };
const NOW = new Date("2026-11-21T21:00:00Z");
const DUE = new Date("2026-11-22T09:00:00Z");

const booking: Booking = { ...mailedBooking, reference: "AM-7K3MQD" };
const opened: Booking = { ...booking, linkOpenedAt: NOW };
const delivered: Booking = {
  ...opened,
  delivery: {
    base: "Milano",
    pickupPlace: { slug: "aeroporto-nizza-cote-d-azur", name: "Aeroporto di Nizza Côte d'Azur", address: null },
    returnPlace: { slug: null, name: "Nizza", address: "Promenade des Anglais 37" },
    out: { kilometres: 310, minutes: 240 },
    back: { kilometres: 310, minutes: 240 },
    meetingPoint: "Terminal 2",
    flightOrTrain: "AZ 1234",
  },
  lines: [...opened.lines, supplementLine({ kind: "delivery", place: "Nizza", kilometres: 11, amount: 2200 })],
};
const enquiry: Enquiry = {
  id: "5b0c5a0e-0000-4000-8000-000000000001",
  reference: "RQ-7K3MQD",
  kind: "contact",
  status: "new",
  name: "Ada Lovelace",
  email: "ada@prova.example",
  phone: "+39 347 123 4567",
  message: "Consegnate a Bellagio?",
  language: "it",
  details: {},
  createdAt: NOW,
};
const MESSAGE_SUBJECT = {
  reference: enquiry.reference,
  title: "Contatto",
  name: enquiry.name,
  page: "della sua richiesta",
  panelPath: `/admin/requests/${enquiry.id}`,
};
const page = `${siteUrl}/richiesta/${"k".repeat(43)}`;
const quote = {
  id: "5b0c5a0e-0000-4000-8000-000000000002",
  reference: "PV-7K3MQD",
  kind: "car",
  title: "Ferrari 296 GTB",
  name: "Ada Lovelace",
  email: "ada@prova.example",
  phone: "+39 347 123 4567",
  lines: [{ text: "Ferrari 296 GTB, 3 giorni", quantity: 1, amount: 400_000 }],
  language: "it",
  totalCents: 400_000,
  validUntil: "2026-11-30",
  terms: "Seggiolino compreso.",
  declineReason: null,
} as unknown as StoredQuote;
const outcome = { author: "Giulia", booking: null, order: "OR-7K3MQD", orderStatus: null };
const review = {
  id: "5b0c5a0e-0000-4000-8000-000000000003",
  vehicleName: "Ferrari 296 GTB",
  stars: 5,
  body: "Perfetto.",
  shownName: "Ada L.",
} as unknown as StoredReview;
const expiry = {
  expiry: { kind: "inspection", dueOn: "2026-12-01", note: null },
  vehicleName: "Ferrari 296 GTB",
  number: 1,
  plate: "AA 000 AA",
} as const;

const ACCESS_MAILS: readonly AccessMail[] = [
  { kind: "verify-address", token: "t" },
  { kind: "already-registered" },
  { kind: "reset-password", token: "t" },
  { kind: "password-changed" },
];

/** Every mail that a company without jets, experiences, club and magazine sends, by name. */
const MAILS: readonly (readonly [string, () => OutgoingEmail])[] = [
  ...BOOKING_MAIL_KINDS.flatMap((kind) =>
    [booking, opened, delivered].map(
      (sent, stage) =>
        [
          `${kind} ${stage + 1}`,
          () =>
            bookingEmail(kind, {
              ...common,
              booking: sent,
              manageUrl: `${siteUrl}/prenotazione/k`,
              reviewUrl: `${siteUrl}/recensione/k`,
              reason: "La vettura è in officina.",
              previousTotal: 500_000,
              handovers: [{ kind: "pickup", kilometres: 1200, fuelPercent: 100, recordedAt: booking.pickup.at }],
            }),
        ] as const,
    ),
  ),
  ["dates asked", () => dateRequestEmail({ ...common, booking, requestedDates: "Chiede dal 12 al 15 dicembre." })],
  ["enquiry received", () => contactEmails().receipt],
  ["enquiry for staff", () => contactEmails().forStaff],
  [
    "enquiry answered",
    () =>
      enquiryAnswerEmail({
        kind: "contact",
        reference: enquiry.reference,
        name: enquiry.name,
        rows: [],
        message: enquiry.message,
        body: "Sì, consegniamo.",
        author: "Giulia",
        site,
        siteUrl,
        text: null,
        to: enquiry.email,
        language: "it",
        page,
      }),
  ],
  [
    "message of a customer",
    () => customerMessageEmail({ ...common, about: MESSAGE_SUBJECT, body: "Grazie.", due: DUE, now: NOW }),
  ],
  [
    "reply warning",
    () =>
      replyWarningEmail({
        ...common,
        waiting: { kind: "booking", id: booking.id, reference: booking.reference, name: "Ada", about: "Ferrari" },
        due: DUE,
        now: NOW,
      }),
  ],
  ...(["sent", "ordered", "staff-accepted", "staff-declined"] as const).map(
    (kind) =>
      [
        `quote ${kind}`,
        () => quoteEmail(kind, { ...common, quote, outcome, vat: [], url: `${siteUrl}/preventivo/k`, text: null }),
      ] as const,
  ),
  ["request alert", () => requestAlertEmail({ ...common, reason: "many", identity: "email", booking })],
  ["expiry", () => expiryEmail(expiry, { ...common, today: "2026-11-21" })],
  ["review received", () => reviewReceivedEmail({ ...common, review })],
  ...ACCESS_MAILS.map(
    (mail) =>
      [
        mail.kind,
        () => accessEmail(mail, { user: { email: "ada@prova.example", name: "Ada" }, site, siteUrl }),
      ] as const,
  ),
  [
    "invitation",
    () =>
      invitationEmail({
        invitation: { email: "ada@prova.example", role: "customer_service" },
        inviter: "Giulia",
        url: `${siteUrl}/auth/invito?token=t`,
        site,
        siteUrl,
      }),
  ],
];
const contactEmails = () =>
  enquiryEmails({
    ...common,
    shownSite: common.site,
    enquiry,
    request: contactRequest(),
    facts: {},
    shownFacts: {},
    page,
    text: null,
  });
const contactRequest = () => ({
  kind: "contact" as const,
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  message: "Consegnate a Bellagio?",
});

// Rule: product.md#site-configuration
test.each(OTHER_NAMES)("a mail is no wider than a window of 320 px: %s", (name) => {
  const { html } = accessEmail(
    { kind: "already-registered" },
    { user: { email: "ada@prova.example", name: "Ada" }, site: { ...site, name }, siteUrl },
  );
  const [, size = "", style = ""] = /class="mark" style="font:400 (\d+)px([^"]*)"/.exec(html) ?? [];
  const longestWord = Math.max(...name.split(" ").map(({ length }) => length));
  // A capital with its spacing is 0.92 em wide on average; the mail has margins of 20 px.
  const isBreakable = style.includes("overflow-wrap:anywhere");
  expect(isBreakable || longestWord * Number(size) * 0.92 <= 280).toBe(true);
  expect(Number(size)).toBeGreaterThanOrEqual(11);
});

describe("the mails of a company that answers from 8 to 20 and offers cars only", () => {
  // Rule: product.md#site-configuration
  test.each(MAILS)("claim nothing else: %s", (_name, compose) => {
    const { subject, text, html } = compose();
    expect([...findClaims(`${subject}\n${text}`), ...findClaimsInHtml(html)]).toEqual([]);
    // Without a word under the mark nothing is left of it.
    expect(`${text}${html}`).not.toMatch(/Aurelia Motori (?:,|\n)|<span[^>]*><\/span>/);
  });

  // Rule: product.md#palette "What follows"
  test("have its colours, by day and by night", () => {
    const own = new Set(Object.values(coloursOf(OTHER_COMPANY.palette)).flat());
    const used = MAILS.flatMap(([, compose]) => compose().html.match(/#[\da-f]{6}\b/g) ?? []);
    expect(used).toContain(coloursOf(OTHER_COMPANY.palette)["color-action"][0]);
    expect(used.filter((colour) => !own.has(colour as HexColour))).toEqual([]);
  });
});

// Rule: product.md#logo "Mails"
describe("a mail of a company with a logo", () => {
  const onLight = { id: "0f8fad5b-d9cb-869f-a165-70867728950e", width: 960, height: 200 };
  const onDark = { ...onLight, id: "1f8fad5b-d9cb-869f-a165-70867728950e" };
  const render = (logos: typeof site.logos) =>
    accessEmail(
      { kind: "already-registered" },
      { user: { email: "ada@prova.example", name: "Ada" }, site: { ...site, logos }, siteUrl },
    ).html;
  const address = ({ id }: typeof onLight) => `${siteUrl}/uploads/logo/${id}-960x200/480.png`;

  test("shows it instead of the name, which it is called; on a light plate in dark mode", () => {
    const html = render({ onLight, onDark: null });
    expect(html).toContain(
      `<img src="${address(onLight)}" width="220" height="46" alt="Aurelia Motori" class="plate mark"`,
    );
    expect(html).not.toContain("AURELIA MOTORI");
    expect(html).toContain(".plate{background:#f5f0e6!important}");
  });

  test("shows the one for dark grounds in dark mode", () => {
    const html = render({ onLight, onDark });
    expect(html).toMatch(new RegExp(`${address(onLight)}"[^>]* class="by-day mark" style="display:block`));
    expect(html).toMatch(new RegExp(`${address(onDark)}"[^>]* class="by-night mark" style="display:none`));
    expect(html).not.toContain('class="plate');
  });

  test("has none of it without a logo", () => {
    expect(render(null)).not.toMatch(/<img|plate|by-night/);
  });
});
