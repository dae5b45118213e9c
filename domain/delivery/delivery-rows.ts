import { formatMoney } from "#domain/words/formats/format-number.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { type BookingDelivery, isCollectedByCompany, isDelivered } from "./rental-place.ts";
import { type DeliverySupplement, sumSupplements } from "./supplement.ts";

interface DeliveredFrom {
  base: string;
  place: string;
  supplements: readonly DeliverySupplement[];
}

/** Returns the delivery line of a car's card: "Consegnata a Nizza da Monaco, senza supplemento". Places are named in the language of the words. */
export function deliveredFromText(
  words: Words<"delivery" | "places">,
  { base, place, supplements }: DeliveredFrom,
): string {
  const { deliveredFree, deliveredAtCost } = words.delivery;
  const total = sumSupplements(supplements);
  const where = { place: sayAtPlace(words, place), base };
  return total > 0
    ? say(words, deliveredAtCost, { ...where, amount: formatMoney(words, total) })
    : say(words, deliveredFree, where);
}

/** Returns the delivery rows of documents: driver, meeting point, flight or train. */
export const meetingRows = (words: Words<"delivery">, delivery: BookingDelivery): LabelledRow[] => [
  ...driverRows(words, delivery),
  ...meetingPointRows(words, delivery),
];

interface LabelledRow {
  label: string;
  value: string;
}

/** Returns who drives the car to the renter and back; empty for a rental at its base. */
export function driverRows(words: Words<"delivery">, delivery: BookingDelivery): LabelledRow[] {
  const ends = ["pickup", "return"] as const;
  const sentence = ends.flatMap((end) => driverSentences(words, end, delivery)).join(" ");
  return sentence ? [{ label: words.delivery.driver, value: sentence }] : [];
}

/** Returns the sentences about the driver at the pickup or at the return. A car picked up at its base may still be collected elsewhere. */
export function driverSentences(
  { delivery: words }: Words<"delivery">,
  end: "pickup" | "return",
  delivery: BookingDelivery,
): string[] {
  if (end === "pickup") return isDelivered(delivery) ? [words.deliveredByUs] : [];
  return isCollectedByCompany(delivery) ? [words.collectedByUs] : [];
}

/** Returns the rows for the meeting point and the renter's flight or train. */
export function meetingPointRows(
  { delivery: words }: Words<"delivery">,
  { meetingPoint, flightOrTrain }: Pick<BookingDelivery, "meetingPoint" | "flightOrTrain">,
): LabelledRow[] {
  return [
    ...(meetingPoint === null ? [] : [{ label: words.meetingPoint, value: meetingPoint }]),
    ...(flightOrTrain === null ? [] : [{ label: words.flightOrTrain, value: flightOrTrain }]),
  ];
}
