import type { ApiCalendarFeed } from "#domain/api/calendar-feeds/calendar-feeds.ts";
import type { CalendarFeedKind } from "#domain/calendar-feeds/calendar-feed.ts";

/** Texts of the session list. */
export const ACCOUNT_WORDS = {
  session: ({ ip, opened, used }: { ip: string | null; opened: string; used: string }): string =>
    `${ip ? `${ip} · ` : ""}aperta il ${opened} · ultimo uso ${used}`,
};

/** Names of the kinds of calendar feed, for the select and the list. */
export const CALENDAR_NAMES: Readonly<Record<CalendarFeedKind, string>> = {
  all: "Tutte le prenotazioni",
  person: "Il mio foglio del giorno",
  unit: "Una sola unità",
};

export const CALENDAR_WORDS = {
  copied: "Indirizzo copiato",
  copyFailed: "Il browser non permette di copiare: seleziona l'indirizzo e copialo tu",
  revoked: "Calendario revocato",
  createFailed: "Errore nella creazione del calendario",
  revokeFailed: "Errore nella revoca del calendario",
} as const;

/** Returns "Il mio foglio del giorno", or the unit's own name. */
export const calendarName = ({ kind, unit_name }: ApiCalendarFeed): string => unit_name ?? CALENDAR_NAMES[kind];
