import { atPlace, supplementLabel } from "#domain/delivery/delivery-words.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import { formatCount } from "#domain/numbers.ts";
import { type AgreedPrice, agreementLabel, listTotalOf } from "./agreed-price.ts";
import type { RentalQuote } from "./price.ts";

/** The input of a bill, from a price quote or a stored booking. `total` is the price to pay, after an agreed discount. */
export interface BilledPrice extends Pick<RentalQuote, "days" | "graceSentence" | "dailyRate" | "oneWay" | "total"> {
  agreed?: AgreedPrice | null;
  supplements?: readonly DeliverySupplement[];
}

/** One line of a bill: label, amount, and both as text. */
export interface PriceLine {
  kind: "rental" | "one-way" | DeliverySupplement["kind"] | "agreed" | "total";
  label: string;
  amount: Cents;
  value: string;
}

interface PriceLineOptions {
  /**
   * Pickup and return city. If set, the bill lists a return in another city even if it is free, unless a supplement names that place. Otherwise the
   * bill lists such a return only if it costs something.
   */
  cities?: { pickupCity: string; returnCity: string };
  /** "€ 700 × 3 giorni" if the reader already knows the rate; otherwise "3 giorni × € 700". */
  rateFirst?: boolean;
}

/** Returns the lines of a rental's bill, shared by price box, search result, receipts, mails and panel. */
export function priceLines(price: BilledPrice, { cities, rateFirst = false }: PriceLineOptions = {}): PriceLine[] {
  const { days, dailyRate, total } = price;
  const factors = [daysLabel(days), formatEuro(dailyRate)];
  return [
    toPriceLine("rental", (rateFirst ? factors.reverse() : factors).join(" × "), dailyRate * days),
    ...oneWayLines(price, cities),
    ...(price.supplements ?? []).map((part) => toPriceLine(part.kind, supplementLabel(part), part.amount)),
    ...agreedLines(price),
    toPriceLine("total", "Totale", total),
  ];
}

function oneWayLines({ oneWay, supplements = [] }: BilledPrice, cities: PriceLineOptions["cities"]): PriceLine[] {
  const isPlaceNamed = supplements.some(({ kind }) => kind === "collection");
  if (!cities || isPlaceNamed) return oneWay > 0 ? [toPriceLine("one-way", "Riconsegna in altra città", oneWay)] : [];
  if (cities.returnCity === cities.pickupCity) return [];
  const labelled = toPriceLine("one-way", `Riconsegna ${atPlace(cities.returnCity)}`, oneWay);
  return oneWay > 0 ? [labelled] : [{ ...labelled, value: "Senza supplemento" }];
}

/** Returns "Sconto concordato del 10 %: € 4.200 → € 3.780". */
function agreedLines(price: BilledPrice): PriceLine[] {
  const { agreed, total } = price;
  if (!agreed) return [];
  const labelled = toPriceLine("agreed", agreementLabel(agreed), -agreed.discount);
  return [{ ...labelled, value: `${formatEuro(listTotalOf(price))} → ${formatEuro(total)}` }];
}

const toPriceLine = (kind: PriceLine["kind"], label: string, amount: Cents): PriceLine => ({
  kind,
  label,
  amount,
  value: formatEuro(amount),
});

/** Error for a booking request that states another total than the current total, or no total. */
export const totalChangedMessage = (total: Cents): string =>
  `Per queste date e questi luoghi il totale è ${formatEuro(total)}: ricontrolla il riepilogo e invia di nuovo la richiesta.`;

/** Returns "1 giorno", "3 giorni". */
export function daysLabel(days: number): string {
  return formatCount(days, "giorno", "giorni");
}
