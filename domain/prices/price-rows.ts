import type { Booking } from "#domain/booking/booking.ts";
import { formatEuro } from "#domain/money.ts";

type Priced = Pick<Booking, "days" | "dailyRate" | "oneWay" | "total">;

/** What a rental costs, to the last line, as label and value: the same in mails and on the desk's screen (design 1). */
export function priceRows({ days, dailyRate, oneWay, total }: Priced): { label: string; value: string }[] {
  const period = `${days} ${days === 1 ? "giorno" : "giorni"}`;
  return [
    { label: `${period} × ${formatEuro(dailyRate)}`, value: formatEuro(dailyRate * days) },
    ...(oneWay > 0 ? [{ label: "Riconsegna in altra città", value: formatEuro(oneWay) }] : []),
    { label: "Totale", value: formatEuro(total) },
  ];
}
