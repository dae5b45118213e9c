import { Link } from "react-router";
import { Price } from "#app/ui/price.tsx";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { messages } from "#domain/messages.it.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { formatItalianRange } from "#domain/rental-period/civil-time.ts";
import { requestAddress } from "#domain/search/rental-wish.ts";
import type { WishInHand } from "./use-rental-wish.ts";

/** On a phone the price and the next step stay at the foot of the screen. */
export function PriceBar({ vehicle, offer, inHand }: { vehicle: Vehicle; offer: VehicleOffer; inHand: WishInHand }) {
  const free = inHand.settled && offer.kind === "free" ? offer : null;
  return (
    <div className="price-bar">
      {free ? (
        <>
          <p>
            <Price amount={free.quote.total} size="small" />
            <span className="caption">
              {formatItalianRange(free.period.pickup.date, free.period.return.date)}, {daysLabel(free.quote.days)}
            </span>
          </p>
          <Link to={requestAddress(vehicle, inHand.draft)} className="button button-solid">
            Richiedi
          </Link>
        </>
      ) : (
        <>
          <p>
            <Price amount={vehicle.dailyRate} size="small" />
            <span className="caption">{vehicle.available ? messages.rental.perDay : messages.rental.unavailable}</span>
          </p>
          <a href="#prezzo" className="button button-solid">
            {vehicle.available ? "Scegli le date" : "Condizioni"}
          </a>
        </>
      )}
    </div>
  );
}
