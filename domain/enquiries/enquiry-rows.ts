import type { EnquiryRequest } from "#domain/forms/enquiries/enquiry.ts";
import { passengersLabel } from "#domain/jets/jet-labels.ts";
import { formatItalianLong, formatItalianRange } from "#domain/rental-period/italian-dates.ts";
import { ITALIAN_JET_FACTS } from "#domain/words/jet-facts/italian-jet-facts.ts";

/** Display names for what a request references by slug. */
export interface EnquiryNames {
  jet?: string | undefined;
  /** The estimate shown at the time of the request, as a line. */
  estimate?: string | undefined;
  /** The car at the arrival, with its city. */
  car?: string | undefined;
  experience?: string | undefined;
  /** The car that goes with an experience. */
  vehicle?: string | undefined;
  event?: string | undefined;
}

/** A label and its value in plain text. */
export interface EnquiryLine {
  label: string;
  value: string;
}

/** Returns the request line by line, for mails and the confirmation page. */
export function toEnquiryRows(request: Pick<EnquiryRequest, "kind" | "details">, facts: EnquiryNames): EnquiryLine[] {
  const { kind, details } = request as EnquiryRequest;
  if (kind === "jet") {
    return [
      ...details.legs.map(({ from, to, date, time }, index) => ({
        label: details.legs.length === 1 ? "Tratta" : `Tratta ${index + 1}`,
        value: `${from} – ${to}, ${formatItalianLong(date)}${time ? `, verso le ${time}` : ""}`,
      })),
      { label: "Passeggeri", value: passengersLabel(ITALIAN_JET_FACTS, details.passengers) },
      ...toRow("Jet", facts.jet),
      ...toRow("Stima", facts.estimate),
      ...(details.car && facts.car
        ? toRow("Auto all'arrivo", `${facts.car}, ${formatItalianRange(details.car.from, details.car.to)}`)
        : []),
    ];
  }
  if (kind === "experience") {
    return [
      ...toRow("Esperienza", facts.experience),
      ...toRow("Dal", details?.date && formatItalianLong(details.date)),
      ...toRow("Con l'auto", facts.vehicle),
    ];
  }
  if (kind === "club") {
    const places = details?.places === 2 ? "Due: un membro e un ospite" : "Uno";
    return facts.event ? [...toRow("Evento", facts.event), ...toRow("Posti", places)] : [];
  }
  return toRow("Argomento", details?.subject);
}

/** Returns the rows without free text of the sender. Mails to an unverified e-mail address repeat only these rows, so that they cannot carry spam. */
export function toTrustedEnquiryRows(
  { kind, details }: Pick<EnquiryRequest, "kind" | "details">,
  facts: EnquiryNames,
): EnquiryLine[] {
  const request = { kind, details } as EnquiryRequest;
  if (request.kind === "contact") return [];
  return toEnquiryRows(request.kind === "jet" ? { kind, details: { ...request.details, legs: [] } } : request, facts);
}

function toRow(label: string, value: string | undefined): EnquiryLine[] {
  return value ? [{ label, value }] : [];
}
