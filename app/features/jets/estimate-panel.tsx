import type { ReactNode } from "react";
import {
  centsSpanLabel,
  ESTIMATE_ID,
  estimateBasisNote,
  flightFacts,
  JET_PAGE_WORDS,
  jetTotalLabel,
  legCount,
  legTitle,
  noEstimateNote,
  severalAircraftNote,
  taxLabel,
  tripTotalCaption,
  unsuitableJetNote,
} from "#app/features/jets/jet-words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import DateField from "#app/ui/fields/date-field.tsx";
import { Text } from "#app/ui/text.tsx";
import { noFlightReason } from "#domain/jets/airports.ts";
import { durationSpanLabel, hoursSpanLabel } from "#domain/jets/duration-label.ts";
import { formatKilometres } from "#domain/jets/jet-fleet.ts";
import { toJetQuoteQuery } from "#domain/jets/jet-quote-draft.ts";
import type { JetQuoteForm } from "#domain/jets/jet-quote-form.ts";
import type { LegEstimate, Obstacle } from "#domain/jets/leg-estimate.ts";
import type { EstimatedLeg, TripEstimate } from "#domain/jets/trip-estimate.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { JET_FIELDS_IT } from "#domain/words/forms/jet-fields.it.ts";
import { sayReference } from "#domain/words/text-reference.ts";
import styles from "./estimate-panel.module.css";

/** Renders the estimate: every known amount as a line, and a note about what is not known. */
export function EstimatePanel({ quote, className }: { quote: JetQuoteForm; className?: string | undefined }) {
  const { estimate, isExample, problems } = quote;
  const [first] = estimate.legs;
  const singleLeg = estimate.legs.length === 1 ? first : undefined;
  return (
    <section
      id={problems.length === 0 ? ESTIMATE_ID : undefined}
      data-ground="paper"
      className={classNames(styles.root, className)}
      aria-labelledby="estimate-title"
      tabIndex={-1}
    >
      <h2 id="estimate-title">
        {isExample && <small>{JET_PAGE_WORDS.exampleNote}</small>}
        {singleLeg ? legTitle(singleLeg) : legCount({ legs: estimate.legs.length })}
      </h2>
      {singleLeg ? (
        <SingleLegEstimate leg={singleLeg} passengers={estimate.passengers} />
      ) : (
        <MultiLegEstimate estimate={estimate} />
      )}
      <EstimateTotals quote={quote} />
      {!isExample && !quote.trip && <EstimateDateForm quote={quote} />}
    </section>
  );
}

function SingleLegEstimate({ leg, passengers }: { leg: EstimatedLeg; passengers: number }) {
  if (!leg.estimate) return <NoEstimateNote leg={leg} />;
  return (
    <>
      <p className={styles.facts}>{legFactsText(leg.estimate)}</p>
      <RouteArc from={leg.estimate.from.iata} to={leg.estimate.to.iata} />
      <LegTable estimate={leg.estimate} passengers={passengers} />
    </>
  );
}

function MultiLegEstimate({ estimate }: { estimate: TripEstimate }) {
  const { passengers } = estimate;
  return (
    <div className={styles.legs}>
      {estimate.legs.map((leg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trip may fly the same leg twice, and legs are never reordered
        <details key={index} open={index === 0}>
          <summary>
            <span>{legTitle(leg)}</span>
            {leg.estimate && <small>{legFactsText(leg.estimate)}</small>}
          </summary>
          {leg.estimate ? <LegTable estimate={leg.estimate} passengers={passengers} /> : <NoEstimateNote leg={leg} />}
        </details>
      ))}
      {estimate.prices.length > 0 && (
        <EstimateTable>
          <caption>{tripTotalCaption(estimate.aircraft)}</caption>
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

function EstimateTotals({ quote: { estimate, jet, isExample } }: { quote: JetQuoteForm }) {
  const cheapest = Math.min(...estimate.prices.map(({ price }) => price.low));
  const jetEstimate = estimate.chosen?.slug === jet?.slug ? estimate.chosen : null;
  return (
    <div className={styles.foot}>
      <dl>
        {estimate.isComplete && estimate.legs.length > 1 && (
          <div>
            <dt>Imposta aerotaxi, tutte le tratte</dt>
            <dd>{estimate.tax > 0 ? formatEuro(estimate.tax) : "Non dovuta"}</dd>
          </div>
        )}
        {jet && jetEstimate && (
          <div className={styles.total}>
            <dt>{jetTotalLabel({ jet: jet.title })}</dt>
            <dd>{formatEuro(jetEstimate.price + estimate.tax)}</dd>
          </div>
        )}
        {!jetEstimate && estimate.prices.length > 0 && (
          <div className={styles.total}>
            <dt>In tutto, imposta compresa</dt>
            <dd>
              <small>da</small> {formatEuro(cheapest + estimate.tax)}
            </dd>
          </div>
        )}
      </dl>
      {estimate.aircraft > 1 && estimate.prices.length > 0 && (
        <Text look="caption">{severalAircraftNote(estimate.passengers, estimate.aircraft)}</Text>
      )}
      {jet && !jetEstimate && estimate.isComplete && !isExample && (
        <Text look="caption">{unsuitableJetNote({ jet: jet.title })}</Text>
      )}
      {estimate.isComplete && estimate.prices.length === 0 && (
        <Text look="caption">
          Nessun jet della flotta fa questo viaggio da solo: nel preventivo trovi la soluzione.
        </Text>
      )}
      <Text look="caption">
        {estimateBasisNote({ atListPrice: estimate.legs.some((leg) => leg.estimate?.isAtListPrice) })}
      </Text>
    </div>
  );
}

const ITALIAN_WORDS = { ...ITALIAN_FORMATS, jetFields: JET_FIELDS_IT };

function NoEstimateNote({ leg }: { leg: EstimatedLeg }) {
  const reason = noFlightReason(leg.from, leg.to);
  return <p className={styles.unknown}>{reason ? sayReference(ITALIAN_WORDS, reason) : noEstimateNote(leg)}</p>;
}

function legFactsText({ distanceKm, types }: LegEstimate): string {
  const suitableTypes = types.filter(({ obstacle }) => obstacle === null);
  const minutes = (suitableTypes.length > 0 ? suitableTypes : types).map((type) => type.minutes);
  const low = Math.min(...minutes.map((span) => span.low));
  const high = Math.max(...minutes.map((span) => span.high));
  return flightFacts({ distance: formatKilometres(distanceKm), duration: durationSpanLabel({ low, high }) });
}

/** Draws a leg as an arc between two points with airport codes. */
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

/** Asks for the missing date of an estimate, with a button. A trip of several legs, or one with a problem, continues in the quote form. */
function EstimateDateForm({ quote: { draft, problems, today } }: { quote: JetQuoteForm }) {
  const [leg] = draft.legs;
  const isFlyable = leg && noFlightReason(leg.from, leg.to) === null;
  if (!isFlyable || draft.legs.length > 1 || problems.length > 0) {
    return (
      <ButtonLink to="#preventivo" variant="outline" className={styles.day}>
        Completa il viaggio
      </ButtonLink>
    );
  }
  // The return flight is in the URL with the rest; this form only adds the date.
  const otherParams = new URLSearchParams(toJetQuoteQuery(draft));
  otherParams.delete("date");
  return (
    <form method="get" action={paths.jetRequest()} className={styles.day} aria-label={messages.jets.quote}>
      {[...otherParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DateField name="date" label={messages.jets.departureDate} required min={today} defaultValue={leg.date} />
      <Button type="submit">{messages.jets.quote}</Button>
    </form>
  );
}

const OBSTACLE_LABELS: Readonly<Record<Obstacle, string>> = {
  seats: "Posti insufficienti",
  range: "Oltre l'autonomia",
};

/**
 * Lists the price of each jet type for a leg, or why the type cannot fly the leg. The passenger tax is the same for all types and has its own line.
 */
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
          <tr key={type} data-not-flyable={obstacle ? "" : undefined}>
            <th scope="row">{type}</th>
            {obstacle ? (
              <td colSpan={2}>{OBSTACLE_LABELS[obstacle]}</td>
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
            {taxPerPassenger > 0 ? taxLabel({ passengers, each: formatEuro(taxPerPassenger) }) : "Imposta aerotaxi"}
          </th>
          <td colSpan={2}>{taxPerPassenger > 0 ? formatEuro(tax) : "Non dovuta"}</td>
        </tr>
      </tfoot>
    </EstimateTable>
  );
}

/** Renders the table of an estimate. A row with `data-not-flyable` is of a jet that cannot fly the leg. */
function EstimateTable({ children }: { children: ReactNode }) {
  return <table className={styles.table}>{children}</table>;
}

function EstimatePrice({ children }: { children: ReactNode }) {
  return <td className={styles.price}>{children}</td>;
}
