import type { ApiRentalExpiry } from "#domain/api/units/rental-expiries.ts";
import type { ApiUnit, ApiUnitExpiry } from "#domain/api/units/units.ts";
import { formatNumber } from "#domain/numbers.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { EXPIRY_KINDS, expiryWord } from "#domain/units/expiry.ts";
import type { Ownership, UnitState } from "#domain/units/unit.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";

export const UNIT_WORDS = {
  created: "Unità aggiunta.",
  updated: "Unità salvata.",
  left: "Unità tolta dalla flotta.",
  returned: "Unità di nuovo in flotta.",
  createFailed: "L'unità non è stata aggiunta.",
  updateFailed: "L'unità non è stata salvata.",
  leaveFailed: "L'unità non è stata tolta dalla flotta.",
  returnFailed: "L'unità non è tornata in flotta.",
  noPlate: "senza targa",
  entered: "Entrate in flotta",
  blockedFor: (reason: string) => `Bloccata: ${reason}`,
} as const;

export const OWNERSHIP_WORDS: Readonly<Record<Ownership, string>> = {
  owned: "Di proprietà",
  leased: "In leasing",
  consigned: "In conto deposito",
};

const UNIT_STATE_LABELS: Readonly<Record<UnitState, string>> = {
  free: "Libera",
  out: "Fuori",
  held: "Impegnata",
  blocked: "Bloccata",
  left: "Non in flotta",
};

/** Returns "Fuori con VL-7K3M", "Bloccata: Freni" or "Libera". */
export function unitStateText({ state }: Pick<ApiUnit, "state">): string {
  const word = UNIT_STATE_LABELS[state.kind];
  if (state.reference)
    return state.kind === "out" ? `${word} con ${state.reference}` : `${word} per ${state.reference}`;
  return state.note ? `${word}: ${state.note}` : word;
}

/** Returns "Ferrari 296 GTB, unità 2". */
export const unitTitle = ({ vehicle_name, number }: Pick<ApiUnit, "vehicle_name" | "number">): string =>
  `${vehicle_name}, unità ${number}`;

/** Returns "4.200 km"; a dash if there is no reading. */
export const odometerText = (kilometres: number | null): string =>
  kilometres === null ? "–" : kilometresText(ITALIAN_FORMATS, kilometres);

/** Returns "12 unità" or "1 unità". */
export const unitCountText = (total: number): string => `${formatNumber(total)} unità`;

export const EXPIRY_WORDS = {
  added: "Scadenza aggiunta.",
  renewed: "Scadenza rinnovata.",
  overridden: "Scadenza sbloccata.",
  addFailed: "La scadenza non è stata aggiunta.",
  renewFailed: "La scadenza non è stata chiusa.",
  overrideFailed: "La scadenza non è stata sbloccata.",
  none: "Nessuna scadenza aperta.",
} as const;

export const EXPIRY_OPTIONS = EXPIRY_KINDS.map((kind) => ({ value: kind, label: capitalise(expiryWord(kind)) }));

/** Returns "Revisione: 12 dicembre 2026" or "Tagliando: 15.000 km". */
export function expiryText({ kind, due_on, due_kilometres }: ApiUnitExpiry): string {
  const when = [
    ...(due_on === null ? [] : [formatItalianLong(due_on)]),
    ...(due_kilometres === null ? [] : [kilometresText(ITALIAN_FORMATS, due_kilometres)]),
  ];
  return `${capitalise(expiryWord(kind))}: ${when.join(", o ")}`;
}

/** Returns until when an expiry is overridden, or null. */
export function expiryOverrideText({ override_until, override_reason }: ApiUnitExpiry): string | null {
  return override_until === null
    ? null
    : `Sbloccata fino a ${formatItalianLong(override_until)}: ${override_reason ?? ""}`;
}

/** Returns what expires during a rental: "Assicurazione: scade venerdì 11 dicembre 2026, durante il noleggio." */
export function rentalExpiryText({ kind, by, due_on, due_kilometres }: ApiRentalExpiry): string {
  const expiryName = capitalise(expiryWord(kind));
  if (by === "day" && due_on)
    return `${expiryName}: l'ultimo giorno valido è ${formatItalianLong(due_on)}, durante il noleggio.`;
  const counter = kilometresText(ITALIAN_FORMATS, due_kilometres ?? 0);
  return `${expiryName} a ${counter}: con i chilometri compresi l'auto ci arriva durante il noleggio.`;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
