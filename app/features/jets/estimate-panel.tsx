import type { ReactNode } from "react";
import {
  ANSWER_ID,
  centsSpanLabel,
  estimateBasis,
  flightFacts,
  jetPageWords,
  legCount,
  legTitle,
  noEstimate,
  severalAircraft,
  taxOf,
  totalOfJet,
  unableJet,
  wholeTripCaption,
} from "#app/features/jets/jet-words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import DateField from "#app/ui/fields/date-field.tsx";
import { Text } from "#app/ui/text.tsx";
import { noFlightReason } from "#domain/jets/airports.ts";
import { durationSpanLabel, hoursSpanLabel } from "#domain/jets/duration.ts";
import { formatKilometres } from "#domain/jets/fleet.ts";
import type { LegEstimate, Obstacle } from "#domain/jets/leg-estimate.ts";
import type { Quote } from "#domain/jets/quote.ts";
import { quoteQuery } from "#domain/jets/quote-draft.ts";
import type { EstimatedLeg, TripEstimate } from "#domain/jets/trip-estimate.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
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

/** A leg as an arc between two points, with the codes of its airports. */
function RouteArc({ from, to }: { from: string; to: string }) {
  return (
    <div className={styles.arc} aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 420 74" preserveAspectRatio="none">
        <path className={styles.ground} d="M8 66H412" />
        <path className={styles.flight} d="M8 66C110 -8 310 -8 412 66" />
      </svg>
      <span>{from}</span>
      <span>{to}</span>
    </div>
  );
}

/** What an estimate without a day lacks to be asked for: the day and a button. A trip of several legs, or one with a fault, goes on in its form. */
function EstimateDay({ quote: { draft, problems, today } }: { quote: Quote }) {
  const [leg] = draft.legs;
  const isFlown = leg && noFlightReason(leg.from, leg.to) === null;
  if (!isFlown || draft.legs.length > 1 || problems.length > 0) {
    return (
      <ButtonLink to="#preventivo" variant="outline" className={styles.day}>
        Completa il viaggio
      </ButtonLink>
    );
  }
  // The way back is in the address with the rest; only the day is asked for here.
  const kept = new URLSearchParams(quoteQuery(draft));
  kept.delete("date");
  return (
    <form method="get" action={paths.jetRequest()} className={styles.day} aria-label={messages.jets.quote}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DateField name="date" label={messages.jets.departureDate} required min={today} defaultValue={leg.date} />
      <Button type="submit">{messages.jets.quote}</Button>
    </form>
  );
}

const OBSTACLES: Readonly<Record<Obstacle, string>> = { seats: "Posti insufficienti", range: "Oltre l'autonomia" };

/** What each type asks for a leg, or why it cannot fly it; the tax, the same for all, is a line of its own. */
function LegTable({ estimate, passengers }: { estimate: LegEstimate; passengers: number }) {
  const { tax, taxPerPassenger } = estimate;
  return (
    <EstimateTable>
      <thead>
        <tr>
          <th scope="col">Velivolo</th>
          <th scope="col">Ore</th>
          <th scope="col">Stima tratta</th>
        </tr>
      </thead>
      <tbody>
        {estimate.types.map(({ type, obstacle, billedHours, price }) => (
          <tr key={type} data-unable={obstacle ? "" : undefined}>
            <th scope="row">{type}</th>
            {obstacle ? (
              <td colSpan={2}>{OBSTACLES[obstacle]}</td>
            ) : (
              <>
                <td>{hoursSpanLabel(billedHours)}</td>
                <EstimatePrice>{centsSpanLabel(price)}</EstimatePrice>
              </>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {taxPerPassenger > 0 ? taxOf({ passengers, each: formatEuro(taxPerPassenger) }) : "Imposta aerotaxi"}
          </th>
          <td colSpan={2}>{taxPerPassenger > 0 ? formatEuro(tax) : "Non dovuta"}</td>
        </tr>
      </tfoot>
    </EstimateTable>
  );
}

/** The lines of an estimate. A row with `data-unable` is of a jet that cannot fly it. */
function EstimateTable({ children }: { children: ReactNode }) {
  return <table className={styles.table}>{children}</table>;
}

function EstimatePrice({ children }: { children: ReactNode }) {
  return <td className={styles.price}>{children}</td>;
}
