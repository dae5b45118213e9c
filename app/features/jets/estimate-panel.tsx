import { EstimateDay } from "#app/features/jets/estimate-day.tsx";
import { EstimatePrice, EstimateTable } from "#app/features/jets/estimate-table.tsx";
import {
  ANSWER_ID,
  estimateBasis,
  flightFacts,
  legCount,
  legTitle,
  noEstimate,
  severalAircraft,
  totalOfJet,
  unableJet,
  wholeTripCaption,
} from "#app/features/jets/estimate-words.ts";
import { jetPageWords } from "#app/features/jets/jet-page-words.ts";
import { LegTable } from "#app/features/jets/leg-table.tsx";
import { RouteArc } from "#app/features/jets/route-arc.tsx";
import { centsSpanLabel } from "#app/features/jets/span-labels.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Text } from "#app/ui/text.tsx";
import { noFlightReason } from "#domain/jets/airports.ts";
import { durationSpanLabel } from "#domain/jets/duration.ts";
import { formatKilometres } from "#domain/jets/fleet.ts";
import type { LegEstimate } from "#domain/jets/leg-estimate.ts";
import type { Quote } from "#domain/jets/quote.ts";
import type { EstimatedLeg, TripEstimate } from "#domain/jets/trip-estimate.ts";
import { formatEuro } from "#domain/money.ts";
import styles from "./estimate-panel.module.css";

/** The honest estimate: what is known to the euro's last line, and what is not known said (issue: jets). */
export function EstimatePanel({ quote, className }: { quote: Quote; className?: string | undefined }) {
  const { estimate, isExample, problems } = quote;
  const [first] = estimate.legs;
  const single = estimate.legs.length === 1 ? first : undefined;
  return (
    <section
      id={problems.length === 0 ? ANSWER_ID : undefined}
      data-ground="paper"
      className={classNames(styles.root, className)}
      aria-labelledby="estimate-title"
      tabIndex={-1}
    >
      <h2 id="estimate-title">
        {isExample && <small>{jetPageWords.example}</small>}
        {single ? legTitle(single) : legCount({ legs: estimate.legs.length })}
      </h2>
      {single ? <SingleLeg leg={single} passengers={estimate.passengers} /> : <SeveralLegs estimate={estimate} />}
      <EstimateFoot quote={quote} />
      {!isExample && !quote.trip && <EstimateDay quote={quote} />}
    </section>
  );
}

function SingleLeg({ leg, passengers }: { leg: EstimatedLeg; passengers: number }) {
  if (!leg.estimate) return <UnknownPlace leg={leg} />;
  return (
    <>
      <p className={styles.facts}>{legFacts(leg.estimate)}</p>
      <RouteArc from={leg.estimate.from.iata} to={leg.estimate.to.iata} />
      <LegTable estimate={leg.estimate} passengers={passengers} />
    </>
  );
}

function SeveralLegs({ estimate }: { estimate: TripEstimate }) {
  const { passengers } = estimate;
  return (
    <div className={styles.legs}>
      {estimate.legs.map((leg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trip may fly the same leg twice, and legs never change places
        <details key={index} open={index === 0}>
          <summary>
            <span>{legTitle(leg)}</span>
            {leg.estimate && <small>{legFacts(leg.estimate)}</small>}
          </summary>
          {leg.estimate ? <LegTable estimate={leg.estimate} passengers={passengers} /> : <UnknownPlace leg={leg} />}
        </details>
      ))}
      {estimate.prices.length > 0 && (
        <EstimateTable>
          <caption>{wholeTripCaption(estimate.aircraft)}</caption>
          <tbody>
            {estimate.prices.map(({ type, price }) => (
              <tr key={type}>
                <th scope="row">{type}</th>
                <EstimatePrice>{centsSpanLabel(price)}</EstimatePrice>
              </tr>
            ))}
          </tbody>
        </EstimateTable>
      )}
    </div>
  );
}

function EstimateFoot({ quote: { estimate, jet, isExample } }: { quote: Quote }) {
  const cheapest = Math.min(...estimate.prices.map(({ price }) => price.low));
  const chosen = estimate.chosen?.slug === jet?.slug ? estimate.chosen : null;
  return (
    <div className={styles.foot}>
      <dl>
        {estimate.complete && estimate.legs.length > 1 && (
          <div>
            <dt>Imposta aerotaxi, tutte le tratte</dt>
            <dd>{estimate.tax > 0 ? formatEuro(estimate.tax) : "Non dovuta"}</dd>
          </div>
        )}
        {jet && chosen && (
          <div className={styles.total}>
            <dt>{totalOfJet({ jet: jet.title })}</dt>
            <dd>{formatEuro(chosen.price + estimate.tax)}</dd>
          </div>
        )}
        {!chosen && estimate.prices.length > 0 && (
          <div className={styles.total}>
            <dt>In tutto, imposta compresa</dt>
            <dd>
              <small>da</small> {formatEuro(cheapest + estimate.tax)}
            </dd>
          </div>
        )}
      </dl>
      {estimate.aircraft > 1 && estimate.prices.length > 0 && (
        <Text look="caption">{severalAircraft(estimate.passengers, estimate.aircraft)}</Text>
      )}
      {jet && !chosen && estimate.complete && !isExample && <Text look="caption">{unableJet({ jet: jet.title })}</Text>}
      {estimate.complete && estimate.prices.length === 0 && (
        <Text look="caption">
          Nessun jet della flotta fa questo viaggio da solo: nel preventivo trovi la soluzione.
        </Text>
      )}
      <Text look="caption">
        {estimateBasis({ atListPrice: estimate.legs.some((leg) => leg.estimate?.atListPrice) })}
      </Text>
    </div>
  );
}

function UnknownPlace({ leg }: { leg: EstimatedLeg }) {
  return <p className={styles.unknown}>{noFlightReason(leg.from, leg.to) ?? noEstimate(leg)}</p>;
}

function legFacts({ distanceKm, types }: LegEstimate): string {
  const able = types.filter(({ obstacle }) => obstacle === null);
  const minutes = (able.length > 0 ? able : types).map((type) => type.minutes);
  const low = Math.min(...minutes.map((span) => span.low));
  const high = Math.max(...minutes.map((span) => span.high));
  return flightFacts({ distance: formatKilometres(distanceKm), duration: durationSpanLabel({ low, high }) });
}
