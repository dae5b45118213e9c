import type { ReactNode } from "react";
import { ESTIMATE_ID } from "#app/features/jets/estimate-id.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import DateField from "#app/ui/fields/date-field.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { noFlightReason, translatedAirportLabel } from "#domain/jets/airports.ts";
import { durationSpanLabel } from "#domain/jets/duration-label.ts";
import { hoursSpanLabel, priceSpanLabel } from "#domain/jets/jet-labels.ts";
import { toJetQuoteQuery } from "#domain/jets/jet-quote-draft.ts";
import type { JetQuoteForm } from "#domain/jets/jet-quote-form.ts";
import type { LegEstimate } from "#domain/jets/leg-estimate.ts";
import type { EstimatedLeg, TripEstimate } from "#domain/jets/trip-estimate.ts";
import { formatMoney, kilometresText } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import { sayReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./estimate-panel.module.css";

/** Renders the estimate: every known amount as a line, and a note about what is not known. */
export function EstimatePanel({ quote, className }: { quote: JetQuoteForm; className?: string | undefined }) {
  const words = useWords("jetEstimate");
  const titleOf = useLegTitle();
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
        {isExample && <small>{words.jetEstimate.example}</small>}
        {singleLeg ? titleOf(singleLeg) : say(words, words.jetEstimate.legs, { count: estimate.legs.length })}
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
  const words = useWords("jetEstimate");
  if (!leg.estimate) return <NoEstimateNote leg={leg} />;
  return (
    <>
      <p className={styles.facts}>{legFactsText(words, leg.estimate)}</p>
      <RouteArc from={leg.estimate.from.iata} to={leg.estimate.to.iata} />
      <LegTable estimate={leg.estimate} passengers={passengers} />
    </>
  );
}

function MultiLegEstimate({ estimate }: { estimate: TripEstimate }) {
  const words = useWords("jetEstimate", "jetFacts");
  const titleOf = useLegTitle();
  const { passengers } = estimate;
  return (
    <div className={styles.legs}>
      {estimate.legs.map((leg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trip may fly the same leg twice, and legs are never reordered
        <details key={index} open={index === 0}>
          <summary>
            <span>{titleOf(leg)}</span>
            {leg.estimate && <small>{legFactsText(words, leg.estimate)}</small>}
          </summary>
          {leg.estimate ? <LegTable estimate={leg.estimate} passengers={passengers} /> : <NoEstimateNote leg={leg} />}
        </details>
      ))}
      {estimate.prices.length > 0 && (
        <EstimateTable>
          <caption>{say(words, words.jetEstimate.tripTotal, { count: estimate.aircraft })}</caption>
          <tbody>
            {estimate.prices.map(({ type, price }) => (
              <tr key={type}>
                <th scope="row">{type}</th>
                <EstimatePrice>{priceSpanLabel(words, price)}</EstimatePrice>
              </tr>
            ))}
          </tbody>
        </EstimateTable>
      )}
    </div>
  );
}

function EstimateTotals({ quote: { estimate, jet, isExample } }: { quote: JetQuoteForm }) {
  const words = useWords("jetEstimate");
  const texts = words.jetEstimate;
  const cheapest = Math.min(...estimate.prices.map(({ price }) => price.low));
  const jetEstimate = estimate.chosen?.slug === jet?.slug ? estimate.chosen : null;
  return (
    <div className={styles.foot}>
      <dl>
        {estimate.isComplete && estimate.legs.length > 1 && (
          <div>
            <dt>{texts.taxOfAllLegs}</dt>
            <dd>{estimate.tax > 0 ? formatMoney(words, estimate.tax) : texts.noTax}</dd>
          </div>
        )}
        {jet && jetEstimate && (
          <div className={styles.total}>
            <dt>{say(words, texts.jetTotal, { jet: jet.title })}</dt>
            <dd>{formatMoney(words, jetEstimate.price + estimate.tax)}</dd>
          </div>
        )}
        {!jetEstimate && estimate.prices.length > 0 && (
          <div className={styles.total}>
            <dt>{texts.total}</dt>
            <dd>
              <small>{texts.from}</small> {formatMoney(words, cheapest + estimate.tax)}
            </dd>
          </div>
        )}
      </dl>
      {estimate.aircraft > 1 && estimate.prices.length > 0 && (
        <Text look="caption">
          {say(words, texts.severalAircraft, { passengers: estimate.passengers, count: estimate.aircraft })}
        </Text>
      )}
      {jet && !jetEstimate && estimate.isComplete && !isExample && (
        <Text look="caption">{say(words, texts.unsuitableJet, { jet: jet.title })}</Text>
      )}
      {estimate.isComplete && estimate.prices.length === 0 && <Text look="caption">{texts.noJetFits} </Text>}
      <Text look="caption">
        {[
          texts.basis,
          ...(estimate.legs.some((leg) => leg.estimate?.isAtListPrice) ? [texts.basisListPrice] : []),
          texts.basisExcluded,
        ].join(" ")}
      </Text>
    </div>
  );
}

function NoEstimateNote({ leg }: { leg: EstimatedLeg }) {
  const words = useWords("jetEstimate", "jetFields");
  const placeName = usePlaceName();
  const reason = noFlightReason(leg.from, leg.to, (airport) => translatedAirportLabel(airport, placeName));
  const places = { from: placeName(leg.from), to: placeName(leg.to) };
  return (
    <p className={styles.unknown}>
      {reason ? sayReference(words, reason) : say(words, words.jetEstimate.noEstimate, places)}
    </p>
  );
}

/** Returns the title of a leg: "Milano – Nizza". */
function useLegTitle(): (leg: { from: string; to: string }) => string {
  const words = useWords("jetEstimate");
  const placeName = usePlaceName();
  return ({ from, to }) => say(words, words.jetEstimate.leg, { from: placeName(from), to: placeName(to) });
}

function legFactsText(words: Words<"jetEstimate">, { distanceKm, types }: LegEstimate): string {
  const suitableTypes = types.filter(({ obstacle }) => obstacle === null);
  const minutes = (suitableTypes.length > 0 ? suitableTypes : types).map((type) => type.minutes);
  const low = Math.min(...minutes.map((span) => span.low));
  const high = Math.max(...minutes.map((span) => span.high));
  return say(words, words.jetEstimate.flightFacts, {
    distance: kilometresText(words, distanceKm),
    duration: durationSpanLabel(words, { low, high }),
  });
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
  const words = useWords("jetEstimate", "jetForm", "jetPages");
  const paths = usePaths();
  const [leg] = draft.legs;
  const isFlyable = leg && noFlightReason(leg.from, leg.to) === null;
  if (!isFlyable || draft.legs.length > 1 || problems.length > 0) {
    return (
      <ButtonLink to="#preventivo" variant="outline" className={styles.day}>
        {words.jetEstimate.completeTrip}
      </ButtonLink>
    );
  }
  // The return flight is in the URL with the rest; this form only adds the date.
  const otherParams = new URLSearchParams(toJetQuoteQuery(draft));
  otherParams.delete("date");
  return (
    <form method="get" action={paths.jetRequest()} className={styles.day} aria-label={words.jetPages.requestQuote}>
      {[...otherParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DateField name="date" label={words.jetForm.departureDate} required min={today} defaultValue={leg.date} />
      <Button type="submit">{words.jetPages.requestQuote}</Button>
    </form>
  );
}

/**
 * Lists the price of each jet type for a leg, or why the type cannot fly the leg. The passenger tax is the same for all types and has its own line.
 */
function LegTable({ estimate, passengers }: { estimate: LegEstimate; passengers: number }) {
  const words = useWords("jetEstimate", "jetFacts");
  const texts = words.jetEstimate;
  const { tax, taxPerPassenger } = estimate;
  return (
    <EstimateTable>
      <thead>
        <tr>
          <th scope="col">{texts.columns.aircraft}</th>
          <th scope="col">{texts.columns.hours}</th>
          <th scope="col">{texts.columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {estimate.types.map(({ type, obstacle, billedHours, price }) => (
          <tr key={type} data-not-flyable={obstacle ? "" : undefined}>
            <th scope="row">{type}</th>
            {obstacle ? (
              <td colSpan={2}>{texts.obstacles[obstacle]}</td>
            ) : (
              <>
                <td>{hoursSpanLabel(words, billedHours)}</td>
                <EstimatePrice>{priceSpanLabel(words, price)}</EstimatePrice>
              </>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {taxPerPassenger > 0
              ? say(words, texts.taxPerPassenger, { passengers, each: formatMoney(words, taxPerPassenger) })
              : texts.tax}
          </th>
          <td colSpan={2}>{taxPerPassenger > 0 ? formatMoney(words, tax) : texts.noTax}</td>
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
