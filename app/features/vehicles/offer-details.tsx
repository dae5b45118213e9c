import { Fragment, type ReactNode } from "react";
import { AnimatedAmount } from "#app/ui/amounts/animated-amount.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { graceSentence } from "#domain/prices/grace-sentence.ts";
import { supplementsOf } from "#domain/prices/price-line.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { listTermsRows, type TermsRow } from "#domain/prices/terms.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { type RentalSelection, vehicleSelectionPath, withPeriod } from "#domain/search/rental-selection.ts";
import { nameOfSearchPlace, type SearchPlaces } from "#domain/search/search-places.ts";
import { formatOnDays } from "#domain/words/formats/format-date.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { BookableVehicle } from "./bookable-vehicle.ts";
import styles from "./offer-details.module.css";

interface OfferDetailsProps {
  vehicle: BookableVehicle;
  selection: RentalSelection;
  /** The places that can be chosen, with their names in the language of the page. */
  places: SearchPlaces;
  offer: VehicleOffer;
}

/** Renders the offer for the selected dates: the price line by line, or why the vehicle is unavailable. */
export function OfferDetails(props: OfferDetailsProps) {
  return (
    <div className={styles.root} role="status">
      <OfferContent {...props} />
    </div>
  );
}

function OfferContent({ vehicle, selection, places, offer }: OfferDetailsProps) {
  const words = useWords("priceBox");
  const { priceBox } = words;
  const paths = usePaths();
  switch (offer.kind) {
    case "free":
      return (
        <>
          <OfferQuote {...{ selection, places, vehicle }} quote={offer.quote} />
          {offer.cheaper && (
            <Text look="caption" className={styles.cheaper}>
              <Link to={vehicleSelectionPath(paths, vehicle, withPeriod(selection, offer.cheaper.period))}>
                {offer.cheaper.text}
              </Link>
            </Text>
          )}
        </>
      );
    case "taken":
      return <UnavailableNotice {...{ vehicle, selection, places, offer }} />;
    case "impossible":
      return offer.next ? (
        <OfferNotice title={offer.message}>
          <Link to={vehicleSelectionPath(paths, vehicle, withPeriod(selection, offer.next))}>
            {offer.isNextFree ? freeOnDays(words, offer.next) : priceBox.chooseNext}
          </Link>
        </OfferNotice>
      ) : (
        <p className={styles.problem}>{offer.message}</p>
      );
    default:
      return <Text look="caption">{priceBox.chooseDates}</Text>;
  }
}

/** "Libera dal 26 mar al 31 mar". */
const freeOnDays = (words: Words<"priceBox">, { pickup, return: back }: RentalPeriod) =>
  say(words, words.priceBox.freeOnDays, { days: formatOnDays(words, pickup.date, back.date) });

/** Terms that are already lines of the total. */
const TERMS_IN_TOTAL: ReadonlySet<TermsRow["key"]> = new Set(["insurance", "delivery"]);

/** Whether the total's lines include this term, so that it is not listed twice. */
export function isShownInTotal(key: TermsRow["key"]): boolean {
  return TERMS_IN_TOTAL.has(key);
}

function OfferQuote({
  selection,
  places,
  vehicle,
  quote,
}: Omit<OfferDetailsProps, "offer"> & Pick<Extract<VehicleOffer, { kind: "free" }>, "quote">) {
  const words = useWords("prices", "periods", "places");
  const placeNames = {
    pickupCity: nameOfSearchPlace(words, selection.pickupCity, places),
    returnCity: nameOfSearchPlace(words, selection.returnCity, places),
  };
  const lines = priceLines(words, quote, { cities: placeNames, rateFirst: true });
  const parts = lines.filter(({ kind }) => kind !== "total" && kind !== "vat");
  const total = lines.find(({ kind }) => kind === "total");
  const includedTerms = listTermsRows(words, vehicle.terms, quote, supplementsOf(quote.lines)).filter(({ key }) =>
    isShownInTotal(key),
  );
  return (
    <>
      <dl className={styles.quote}>
        {[...parts, ...includedTerms].map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        <dt className={styles.total}>{total?.label}</dt>
        <dd className={styles.total}>
          <AnimatedAmount amount={quote.total} />
        </dd>
        {lines.map(
          ({ kind, label, value }) =>
            kind === "vat" && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {quote.graceReturn && <Text look="caption">{graceSentence(words, quote.graceReturn)}</Text>}
    </>
  );
}

function UnavailableNotice({
  vehicle,
  selection,
  places,
  offer,
}: Omit<OfferDetailsProps, "offer"> & { offer: Extract<VehicleOffer, { kind: "taken" }> }) {
  const words = useWords("priceBox", "places");
  const { priceBox } = words;
  const paths = usePaths();
  const { period, next: nextPeriod } = offer;
  const otherVehiclesQuery = new URLSearchParams({
    pickupCity: selection.pickupCity,
    returnCity: selection.returnCity,
    pickupDate: period.pickup.date,
    returnDate: period.return.date,
    pickupTime: period.pickup.time,
    returnTime: period.return.time,
  });
  return (
    <OfferNotice title={priceBox.noLongerAvailable}>
      <ul>
        {nextPeriod && (
          <li>
            <Link to={vehicleSelectionPath(paths, vehicle, withPeriod(selection, nextPeriod))}>
              {freeOnDays(words, nextPeriod)}
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.explore(otherVehiclesQuery.toString())}>
            {say(words, priceBox.otherCars, {
              place: sayAtPlace(words, nameOfSearchPlace(words, selection.pickupCity, places)),
              days: formatOnDays(words, period.pickup.date, period.return.date),
            })}
          </Link>
        </li>
        <li>
          <Link to={paths.waitingList(vehicle.slug, selection)}>{priceBox.joinWaitingList}</Link>
        </li>
      </ul>
    </OfferNotice>
  );
}

interface OfferNoticeProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders why there is no offer, with alternatives. */
export function OfferNotice({ title, className, children }: OfferNoticeProps) {
  return (
    <div className={classNames(styles.notice, className)}>
      <p className={styles.noticeTitle}>{title}</p>
      {children}
    </div>
  );
}
