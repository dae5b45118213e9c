import { Text } from "#app/ui/text.tsx";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { rangeAhead } from "#domain/rental-period/days-ahead.ts";
import styles from "./request-line.module.css";

interface RequestLineProps {
  vehicle: Pick<Vehicle, "brand" | "name">;
  offer: VehicleOffer;
  today: CivilDate;
}

/** Car, dates and total, on a phone, where the summary stands behind the fields; it leads there. */
export function RequestLine({ vehicle, offer, today }: RequestLineProps) {
  return (
    <a href="#riepilogo" className={styles.root}>
      <span>
        <span className={styles.name}>{vehicleTitle(vehicle)}</span>
        {whatIsAsked(offer, today)}
      </span>
      {offer.kind === "free" ? (
        <Text as="b" numerals>
          {formatEuro(offer.quote.total)}
        </Text>
      ) : (
        <span className={styles.more}>Riepilogo</span>
      )}
    </a>
  );
}

function whatIsAsked(offer: VehicleOffer, today: CivilDate): string {
  if (offer.kind === "free") {
    const { pickup, return: back } = offer.period;
    return `${rangeAhead(pickup.date, back.date, today)}, ${daysLabel(offer.quote.days)}`;
  }
  if (offer.kind === "taken") return messages.booking.taken;
  if (offer.kind === "impossible") return offer.message;
  return offer.kind === "no-dates" ? "Scegli le date: il totale compare qui." : messages.rental.unavailable;
}
