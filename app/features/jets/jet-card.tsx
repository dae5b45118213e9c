import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { jetTypeSlug } from "#domain/catalogue/jet.ts";
import { formatKilometres } from "#domain/jets/fleet.ts";
import type { JetEntry } from "#domain/jets/jet-pages.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";

/** A jet in a row of jets: picture, brand, model, type, seats, range, price an hour. The whole card leads to its page. */
export function JetCard({ entry: { jet, citySlug }, priority }: { entry: JetEntry; priority?: boolean }) {
  const [highlight] = jet.highlights;
  return (
    <article className="jet-card">
      <div className="jet-card-picture">
        {highlight && <Badge variant="corner">{highlight}</Badge>}
        <Picture
          src={jet.images[0] ?? ""}
          alt=""
          sizes="(min-width: 52rem) 30vw, 100vw"
          {...(priority && { priority })}
        />
      </div>
      <p className="jet-card-line">
        <span>{jet.brand}</span>
        <span>{jet.type}</span>
      </p>
      <h3>
        <Link to={paths.jetModel(citySlug, jetTypeSlug(jet.type), jet.slug)}>{jet.model}</Link>
      </h3>
      <p className="jet-card-facts">
        <span>{jet.passengers} posti</span>
        <span>{formatKilometres(jet.rangeKm)}</span>
        <span>{jet.cruiseSpeedKmh} km/h</span>
      </p>
      <Price amount={jet.hourlyRate} unit={messages.jets.perHour} />
    </article>
  );
}

/** Jets three in a row, one on a phone. */
export function JetList({ jets, priorities = 0 }: { jets: readonly JetEntry[]; priorities?: number }) {
  return (
    <ul className="grid-page jet-list">
      {jets.map((entry, index) => (
        <li key={entry.jet.id}>
          <JetCard entry={entry} priority={index < priorities} />
        </li>
      ))}
    </ul>
  );
}
