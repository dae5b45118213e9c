import { passengersLabel } from "#domain/catalogue/jet.ts";
import type { EnquiryRequest } from "#domain/forms/enquiry.ts";
import { formatItalianLong, formatItalianRange } from "#domain/rental-period/civil-time.ts";

/** The names of what a request speaks of by slug. */
export interface EnquiryNames {
  jet?: string | undefined;
  /** What the trip was estimated at when it was asked for, as a line. */
  estimate?: string | undefined;
  /** The car at the arrival, with its city. */
  car?: string | undefined;
  experience?: string | undefined;
  /** The car an experience is joined to. */
  vehicle?: string | undefined;
  event?: string | undefined;
}

/** A label and its value, plain text. */
export interface EnquiryLine {
  label: string;
  value: string;
}

/** What was asked for, line by line: the same in the mails and on the page that confirms it. */
export function enquiryRows(request: Pick<EnquiryRequest, "kind" | "details">, facts: EnquiryNames): EnquiryLine[] {
  const { kind, details } = request as EnquiryRequest;
  if (kind === "jet") {
    return [
      ...details.legs.map(({ from, to, date, time }, index) => ({
        label: details.legs.length === 1 ? "Tratta" : `Tratta ${index + 1}`,
        value: `${from} – ${to}, ${formatItalianLong(date)}${time ? `, verso le ${time}` : ""}`,
      })),
      { label: "Passeggeri", value: passengersLabel(details.passengers) },
      ...row("Jet", facts.jet),
      ...row("Stima", facts.estimate),
      ...(details.car && facts.car
        ? row("Auto all'arrivo", `${facts.car}, ${formatItalianRange(details.car.from, details.car.to)}`)
        : []),
    ];
  }
  if (kind === "experience") {
    return [
      ...row("Esperienza", facts.experience),
      ...row("Dal", details?.date && formatItalianLong(details.date)),
      ...row("Con l'auto", facts.vehicle),
    ];
  }
  if (kind === "club") {
    const places = details?.places === 2 ? "Due: un membro e un ospite" : "Uno";
    return facts.event ? [...row("Evento", facts.event), ...row("Posti", places)] : [];
  }
  return row("Argomento", details?.subject);
}

/** The same without what the sender typed: all that a mail to an address which anybody may have given repeats. */
export function knownRows(
  { kind, details }: Pick<EnquiryRequest, "kind" | "details">,
  facts: EnquiryNames,
): EnquiryLine[] {
  const request = { kind, details } as EnquiryRequest;
  if (request.kind === "contact") return [];
  return enquiryRows(request.kind === "jet" ? { kind, details: { ...request.details, legs: [] } } : request, facts);
}

function row(label: string, value: string | undefined): EnquiryLine[] {
  return value ? [{ label, value }] : [];
}
