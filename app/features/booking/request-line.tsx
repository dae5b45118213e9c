import { Text } from "#app/ui/text.tsx";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { formatItalianRange } from "#domain/rental-period/civil-time.ts";
import styles from "./request-line.module.css";

interface RequestLineProps {
  vehicle: Pick<Vehicle, "brand" | "name">;
  offer: VehicleOffer;
}

/** Car, dates and total, on a phone, where the summary stands behind the fields; it leads there. */
export function RequestLine({ vehicle, offer }: RequestLineProps) {
  return (
    <a href="#riepilogo" className={styles.root}>
      <span>
        <span className={styles.name}>{vehicleTitle(vehicle)}</span>
        {whatIsAsked(offer)}
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

function whatIsAsked(offer: VehicleOffer): string {
  if (offer.kind === "free") {
    const { pickup, return: back } = offer.period;
    return `${formatItalianRange(pickup.date, back.date)}, ${daysLabel(offer.quote.days)}`;
  }
  if (offer.kind === "taken") return messages.booking.taken;
  if (offer.kind === "impossible") return offer.message;
  return offer.kind === "no-dates" ? "Scegli le date: il totale compare qui." : messages.rental.unavailable;
}
