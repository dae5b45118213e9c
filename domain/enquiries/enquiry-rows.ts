import type { EnquiryRequest } from "#domain/forms/enquiries/enquiry.ts";
import { passengersLabel } from "#domain/jets/jet-labels.ts";
import { CONTACTS_IT } from "#domain/words/contacts/contacts.it.ts";
import { formatDateRange, formatLongDate } from "#domain/words/formats/format-date.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

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

/** Returns the request line by line, for mails and the confirmation page. Requests store places and subjects in Italian. */
export function toEnquiryRows(
  words: RowWords,
  request: Pick<EnquiryRequest, "kind" | "details">,
  facts: EnquiryNames,
): EnquiryLine[] {
  const { kind, details } = request as EnquiryRequest;
  const texts = words.enquiryRows;
  if (kind === "jet") {
    return [
      ...details.legs.map((leg, index) => ({
        label: details.legs.length === 1 ? texts.leg : say(words, texts.numberedLeg, { number: index + 1 }),
        value: routeText(words, leg),
      })),
      { label: texts.passengers, value: passengersLabel(words, details.passengers) },
      ...toRow(texts.jet, facts.jet),
      ...toRow(texts.estimate, facts.estimate),
      ...(details.car && facts.car
        ? toRow(
            texts.carAtArrival,
            say(words, texts.carAndDays, {
              car: facts.car,
              days: formatDateRange(words, details.car.from, details.car.to),
            }),
          )
        : []),
    ];
  }
  if (kind === "experience") {
    return [
      ...toRow(texts.experience, facts.experience),
      ...toRow(texts.from, details?.date && formatLongDate(words, details.date)),
      ...toRow(texts.withCar, facts.vehicle),
    ];
  }
  if (kind === "club") {
    const places = details?.places === 2 ? texts.twoPlaces : texts.onePlace;
    return facts.event ? [...toRow(texts.event, facts.event), ...toRow(texts.places, places)] : [];
  }
  return toRow(texts.subject, details?.subject && subjectIn(words, details.subject));
}

type RowWords = Words<"contacts" | "enquiryRows" | "jetFacts">;
type FlightLeg = Extract<EnquiryRequest, { kind: "jet" }>["details"]["legs"][number];

/** Returns one of the form's subjects in the language of the words; another subject, which a call may send, stays as it is. */
function subjectIn({ contacts }: RowWords, subject: string): string {
  const keys = Object.keys(CONTACTS_IT.subjects) as (keyof typeof CONTACTS_IT.subjects)[];
  const key = keys.find((each) => CONTACTS_IT.subjects[each] === subject);
  return key ? contacts.subjects[key] : subject;
}

function routeText(words: RowWords, { from, to, date, time }: FlightLeg): string {
  const route = {
    from: placeNameIn(words.language, from),
    to: placeNameIn(words.language, to),
    date: formatLongDate(words, date),
  };
  const { routeAtTime, route: routeForm } = words.enquiryRows;
  return time ? say(words, routeAtTime, { ...route, time }) : say(words, routeForm, route);
}

/** Returns the rows without free text of the sender. Mails to an unverified e-mail address repeat only these rows, so that they cannot carry spam. */
export function toTrustedEnquiryRows(
  words: RowWords,
  { kind, details }: Pick<EnquiryRequest, "kind" | "details">,
  facts: EnquiryNames,
): EnquiryLine[] {
  const request = { kind, details } as EnquiryRequest;
  if (request.kind === "contact") return [];
  return toEnquiryRows(
    words,
    request.kind === "jet" ? { kind, details: { ...request.details, legs: [] } } : request,
    facts,
  );
}

function toRow(label: string, value: string | undefined): EnquiryLine[] {
  return value ? [{ label, value }] : [];
}
