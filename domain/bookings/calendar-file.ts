import { MINUTE_MS } from "#domain/durations.ts";
import type { Language } from "#domain/languages.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { type BookingStatus, isOpenStatus } from "./booking-statuses.ts";

/** The pickup or return in a calendar. */
export interface RentalAppointment {
  /** "Promenade des Anglais 37, Nizza", or the city's name. */
  place: string;
  /** The car, if it is another than the rental's: the return of a car that replaced the booked one. */
  vehicle?: string;
  at: Date;
  /** Notes for this event only, one per line: "Ti consegniamo l'auto noi." */
  notes?: readonly string[];
}

export interface RentalCalendar {
  /** "VL-7K3MQD". */
  reference: string;
  /** "Ferrari 296 GTB". */
  vehicle: string;
  pickup: RentalAppointment;
  return: RentalAppointment;
  /** "Volo o treno: AZ 1234" and the meeting point. The return event shows them only if it is at the pickup's place. */
  meeting?: readonly string[];
  /** A request is tentative; a cancelled booking removes its events from the calendar (RFC 5545, STATUS). */
  status: CalendarStatus;
  /** The booking's version: calendar programs use the highest version (RFC 5545, SEQUENCE). */
  version: number;
  /** URL of the renter's booking page. */
  manageUrl: string;
  /** When the file is generated. */
  writtenAt: Date;
}

const APPOINTMENT_MINUTES = 30;

/** Returns a text/calendar file with pickup and return as two events and an alarm two hours before each (RFC 5545: CRLF, folded, escaped). */
export function buildBookingCalendarFile(
  words: Words<"bookingPage">,
  rental: RentalCalendar,
  site: SiteConfiguration,
): string {
  return wrapInCalendar(
    words.bookingPage.calendar.name,
    rental.status === "CANCELLED" ? "CANCEL" : "PUBLISH",
    [...appointment(words, rental, "pickup", site), ...appointment(words, rental, "return", site)],
    site,
    words.language,
  );
}

/** A rental in the staff's calendar, with the renter and the panel link. */
export interface StaffCalendarRental extends Omit<RentalCalendar, "manageUrl"> {
  renter: string;
  phone: string | null;
  /** URL of the booking's page in the panel. */
  panelUrl: string;
}

/** Returns a calendar file with every pickup and return of the rentals, for handover staff. It has no alarms, because there would be too many. */
export function buildStaffCalendarFile(rentals: readonly StaffCalendarRental[], site: SiteConfiguration): string {
  const events = rentals.flatMap((rental) => staffAppointments(rental, site));
  return wrapInCalendar("Consegne e rientri", "PUBLISH", events, site, "it");
}

/** An event of a calendar feed. It contains no personal data beyond a first name (product.md#calendar-feeds). */
export interface FeedAppointment extends RentalAppointment {
  /** Stable identifier of the event: "VL-7K3MQD-consegna". */
  key: string;
  title: string;
  /** Replaces the default length of half an hour. */
  endsAt?: Date;
  /** The booking's version, and when it changed. */
  version: number;
  changedAt: Date;
  reference: string;
  panelUrl: string;
}

const REFRESH_INTERVAL = "PT1H";

/**
 * Returns a calendar feed for subscribers; their programs drop events that are no longer in it. The bytes depend only on the events, so HTTP caches
 * stay valid until an event changes.
 */
export function buildFeedCalendarFile(
  name: string,
  appointments: readonly FeedAppointment[],
  site: SiteConfiguration,
): string {
  const head = [
    `NAME:${escapeIcsText(name)}`,
    `X-WR-CALNAME:${escapeIcsText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
  ];
  const events = appointments.flatMap((appointment) => feedEvent(appointment, site));
  return wrapInCalendar(name, "PUBLISH", [...head, ...events], site, "it");
}

function feedEvent(appointment: FeedAppointment, site: SiteConfiguration): string[] {
  const { key, title, place, at, endsAt, version, changedAt, reference, notes = [], panelUrl } = appointment;
  return [
    ...eventHead({ key, at, endsAt, version, writtenAt: changedAt }, site),
    `LAST-MODIFIED:${formatUtc(changedAt)}`,
    `SUMMARY:${escapeIcsText(title)}`,
    `LOCATION:${escapeIcsText(place)}`,
    `DESCRIPTION:${escapeIcsText([reference, ...notes].join("\n"))}`,
    `URL:${panelUrl}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ];
}

function wrapInCalendar(
  name: string,
  method: string,
  events: readonly string[],
  site: SiteConfiguration,
  language: Language,
): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeIcsText(site.name)}//${escapeIcsText(name)}//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...events,
    "END:VCALENDAR",
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
}

function staffAppointments(rental: StaffCalendarRental, site: SiteConfiguration): string[] {
  const who = [rental.renter, rental.phone].filter(Boolean).join(", ");
  const descriptionAt = (end: HandoverMoment) => [rental.reference, who, ...notesAt(rental, end)].join("\n");
  return (["pickup", "return"] as const).flatMap((end) => [
    ...appointmentHead(rental, end === "pickup" ? "consegna" : "rientro", rental[end], site),
    `SUMMARY:${escapeIcsText(`${end === "pickup" ? "Consegna" : "Rientro"} ${vehicleAt(rental, end)}, ${rental.renter}`)}`,
    `LOCATION:${escapeIcsText(rental[end].place)}`,
    `DESCRIPTION:${escapeIcsText(descriptionAt(end))}`,
    `URL:${rental.panelUrl}`,
    `STATUS:${rental.status}`,
    "END:VEVENT",
  ]);
}

type HandoverMoment = "pickup" | "return";

const vehicleAt = (rental: Pick<RentalCalendar, "vehicle" | "pickup" | "return">, end: HandoverMoment): string =>
  rental[end].vehicle ?? rental.vehicle;

function notesAt(
  { meeting = [], ...rental }: Pick<RentalCalendar, "meeting" | "pickup" | "return">,
  end: HandoverMoment,
): readonly string[] {
  const { place, notes = [] } = rental[end];
  return end === "pickup" || place === rental.pickup.place ? [...notes, ...meeting] : notes;
}

function appointmentHead(
  { reference, version, writtenAt }: Pick<RentalCalendar, "reference" | "version" | "writtenAt">,
  part: string,
  { at }: RentalAppointment,
  site: SiteConfiguration,
): string[] {
  return eventHead({ key: `${reference}-${part}`, at, version, writtenAt }, site);
}

interface EventHead {
  key: string;
  at: Date;
  endsAt?: Date | undefined;
  version: number;
  writtenAt: Date;
}

function eventHead({ key, at, endsAt, version, writtenAt }: EventHead, site: SiteConfiguration): string[] {
  const end = endsAt ?? new Date(at.getTime() + APPOINTMENT_MINUTES * MINUTE_MS);
  return [
    "BEGIN:VEVENT",
    `UID:${key}@${site.email.split("@")[1]}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${formatUtc(writtenAt)}`,
    `DTSTART:${formatUtc(at)}`,
    `DTEND:${formatUtc(end)}`,
  ];
}

/** The identifiers of the events are the same in every language, so that a file in another language replaces them. */
const EVENT_KEYS: Readonly<Record<HandoverMoment, string>> = { pickup: "ritiro", return: "riconsegna" };

function appointment(
  words: Words<"bookingPage">,
  rental: RentalCalendar,
  end: HandoverMoment,
  site: SiteConfiguration,
): string[] {
  const { place } = rental[end];
  const { pickup, back, booking } = words.bookingPage.calendar;
  const title = say(words, end === "pickup" ? pickup : back, { vehicle: vehicleAt(rental, end) });
  const description = [
    say(words, booking, { reference: rental.reference }),
    ...notesAt(rental, end),
    `${site.name}, ${site.phone}`,
  ].join("\n");
  return [
    ...appointmentHead(rental, EVENT_KEYS[end], rental[end], site),
    `SUMMARY:${escapeIcsText(title)}`,
    `LOCATION:${escapeIcsText(place)}`,
    `DESCRIPTION:${escapeIcsText(description)}`,
    `URL:${rental.manageUrl}`,
    `STATUS:${rental.status}`,
    ...(rental.status === "CANCELLED" ? [] : alarm(`${title}, ${place}`)),
    "END:VEVENT",
  ];
}

function alarm(text: string): string[] {
  return ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT2H", `DESCRIPTION:${escapeIcsText(text)}`, "END:VALARM"];
}

/** Returns "20261024T080000Z". */
function formatUtc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Escapes text as in RFC 5545 3.3.11. */
function escapeIcsText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, "\\n");
}

const MAX_LINE_OCTETS = 75;

/** Folds a line at 75 octets with CRLF and a space, never inside a character (RFC 5545 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let text = "";
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > MAX_LINE_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}

/** The status of a booking's event in a calendar (RFC 5545, STATUS). */
type CalendarStatus = "TENTATIVE" | "CONFIRMED" | "CANCELLED";

/** Returns the calendar status: tentative for a request, cancelled for a booking that no longer holds. */
export function toCalendarStatus(status: BookingStatus): CalendarStatus {
  if (status === "requested") return "TENTATIVE";
  return isOpenStatus(status) || status === "completed" ? "CONFIRMED" : "CANCELLED";
}
