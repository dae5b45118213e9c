import { formatEuros } from "#app/features/admin/format-euros.ts";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";
import type { ApiReplacement, RENTAL_TERMS } from "#domain/api/bookings/replacements.ts";
import { outboundTransferText } from "#domain/delivery/delivery-words.ts";
import { formatNumber } from "#domain/numbers.ts";
import { finishLine } from "#domain/units/finish-words.ts";

/** Texts of the dialog that replaces the car of a rental in progress (product.md#replacement-car). */
export const REPLACEMENT_DIALOG_WORDS = {
  title: "Sostituisci l'auto",
  submit: "Sostituisci",
  saved: "Auto sostituita, la mail parte fra poco",
  savedWithoutMail: "Auto sostituita",
  failed: "Errore nella sostituzione",
  parts: {
    reason: "Che cosa è successo",
    returned: "L'auto che rientra",
    choice: "L'auto che parte",
    departure: "La consegna",
    price: "Prezzo e condizioni",
  },
  reasons: "Perché si sostituisce",
  place: "Dove si scambiano le auto",
  note: "Nota",
  noteHint: "Resta nella storia: il cliente non la legge.",
  maintenance: "Metti l'auto che rientra in manutenzione",
  maintenanceHint: "Dal suo arrivo in sede, fino al giorno che indichi.",
  maintenanceDate: "In manutenzione fino al",
  maintenanceTime: "Ora",
  maintenanceNote: "Motivo della manutenzione",
  filter: "Filtra le auto libere",
  filterPlaceholder: "Marca, modello, targa o città",
  loading: "Cerchiamo le auto libere fino al rientro…",
  none: "Nessun'altra auto è libera fino al rientro.",
  noMatch: "Nessuna auto libera con queste parole.",
  more: ({ count }: { count: number }) =>
    count === 1
      ? "C'è un'altra auto: scrivi marca o modello."
      : `Ci sono altre ${formatNumber(count)} auto: scrivi marca o modello.`,
  found: ({ count }: { count: number }) => (count === 1 ? "1 auto libera" : `${formatNumber(count)} auto libere`),
  missing: "Scegli l'auto che parte.",
  listFailed: "Non riusciamo a leggere le auto libere.",
  booked: "L'auto prenotata",
  rate: ({ rate }: { rate: string }) => `${rate} al giorno`,
  problem: ({ name, message }: { name: string; message: string }) => `${name} non può guidarla. ${message}`,
  /** Label of the choice which terms apply. */
  terms: "Condizioni",
  bookedTerms: "Restano quelle della prenotazione",
  newTerms: "Passano a quelle della nuova auto",
  newTermsHint: ({ terms }: { terms: string }) => `Le sue: ${terms}.`,
  unchangedTerms: "Le condizioni restano quelle della prenotazione.",
  changePrice: "Cambia il prezzo",
  changePriceHint: ({ total }: { total: string }) => `Altrimenti il totale resta ${total}.`,
} as const;

type ReplacementUnit = ApiReplacement["units"][number];

/** Returns where a unit stands: as staff wrote it, or its base with the drive from there. */
export const unitLocationText = (
  { base, drive }: Pick<ApiReplacement, "base" | "drive">,
  { stands_at }: ReplacementUnit,
) => (stands_at === null ? (outboundTransferText(base, drive) ?? `A ${base}`) : `Si trova qui: ${stands_at}`);

/** Returns the colours of a unit. Of the booked car it says if they differ from those that the renter was promised; "" if there is nothing to say. */
export const coloursText = (
  { booked }: Pick<ApiReplacement, "booked">,
  { colours, other_colour }: ReplacementUnit,
): string =>
  [colours && finishLine(PANEL_WORDS, colours), booked && other_colour && "altro colore"].filter(Boolean).join(", ");

const TERM_TEXTS: Readonly<Record<(typeof RENTAL_TERMS)[number], (value: number) => string>> = {
  deposit: (euros) => `deposito ${formatEuros(euros)}`,
  excess: (euros) => `franchigia ${formatEuros(euros)}`,
  included_km_per_day: (kilometres) => `${formatNumber(kilometres)} km inclusi al giorno`,
  extra_km: (euros) => `chilometro ulteriore ${formatEuros(euros)}`,
  minimum_age: (years) => `almeno ${years} anni`,
  minimum_licence_years: (years) => (years === 1 ? "patente da un anno" : `patente da ${years} anni`),
};

/** Returns the terms of a car that differ from the booking's: "deposito € 15.000, franchigia € 9.000"; "" if none do. */
export const differingTermsText = (replacement: ApiReplacement): string =>
  replacement.differing_terms.map((term) => TERM_TEXTS[term](replacement[term])).join(", ");
