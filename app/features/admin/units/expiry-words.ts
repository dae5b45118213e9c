import type { ApiRentalExpiry } from "#domain/api/fleet/rental-expiries.ts";
import type { ApiUnitExpiry } from "#domain/api/fleet/units.ts";
import { kilometresText } from "#domain/booking/kilometre-account.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import { EXPIRY_KINDS, expiryWord } from "#domain/units/expiry.ts";

export const EXPIRY_WORDS = {
  added: "Scadenza aggiunta.",
  renewed: "Scadenza rinnovata.",
  overridden: "Scadenza sbloccata.",
  addFailed: "La scadenza non è stata aggiunta.",
  renewFailed: "La scadenza non è stata chiusa.",
  overrideFailed: "La scadenza non è stata sbloccata.",
  none: "Nessuna scadenza aperta.",
} as const;

export const EXPIRY_OPTIONS = EXPIRY_KINDS.map((kind) => ({ value: kind, label: capitalised(expiryWord(kind)) }));

/** "Revisione: 12 dicembre 2026", "Tagliando: 15.000 km". */
export function expiryText({ kind, due_on, due_kilometres }: ApiUnitExpiry): string {
  const when = [
    ...(due_on === null ? [] : [formatItalianLong(due_on)]),
    ...(due_kilometres === null ? [] : [kilometresText(due_kilometres)]),
  ];
  return `${capitalised(expiryWord(kind))}: ${when.join(", o ")}`;
}

/** Until when it blocks nothing after all; null where nobody has said so. */
export function overrideText({ override_until, override_reason }: ApiUnitExpiry): string | null {
  return override_until === null
    ? null
    : `Sbloccata fino a ${formatItalianLong(override_until)}: ${override_reason ?? ""}`;
}

/** What falls within a rental: "Assicurazione: scade venerdì 11 dicembre 2026, durante il noleggio." */
export function rentalExpiryText({ kind, by, due_on, due_kilometres }: ApiRentalExpiry): string {
  const what = capitalised(expiryWord(kind));
  if (by === "day" && due_on)
    return `${what}: l'ultimo giorno valido è ${formatItalianLong(due_on)}, durante il noleggio.`;
  const counter = kilometresText(due_kilometres ?? 0);
  return `${what} a ${counter}: con i chilometri compresi l'auto ci arriva durante il noleggio.`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
