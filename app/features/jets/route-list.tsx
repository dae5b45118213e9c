import { Price } from "#app/ui/amounts/price.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { JetRoute } from "#domain/jet-routes/jet-route.ts";
import { durationLabel } from "#domain/jets/duration-label.ts";
import { createEmptyDraft, toJetQuoteQuery } from "#domain/jets/jet-quote-draft.ts";
import { say } from "#domain/words/say.ts";
import styles from "./route-list.module.css";

interface RouteListProps {
  id: string;
  title: string;
  routes: readonly JetRoute[];
  /** The slug of the jet whose page it is; the estimate preselects it. */
  jet?: string;
  /** inColumns: two columns where there is room. small: a smaller title, beside a picture. */
  /** Text below the title that says what the prices are. */
  note?: string;
  look?: "inColumns" | "small";
  className?: string | undefined;
}

/** Lists the popular routes of a city (product.md#popular-routes), each with a link to its estimate. Renders nothing without routes. */
export function RouteList({ id, title, routes, jet = "", note, look, className }: RouteListProps) {
  const words = useWords("jetPages", "jetEstimate");
  const paths = usePaths();
  const placeName = usePlaceName();
  if (routes.length === 0) return null;
  return (
    <section className={classNames(styles.root, look && styles[look], className)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && (
        <Text look="caption" className={styles.note}>
          {note}
        </Text>
      )}
      <ul>
        {routes.map(({ origin, destination, minutes, price, description }) => (
          <li key={destination}>
            <Link to={paths.jetQuote(toJetQuoteQuery(toRouteDraft(origin, destination, jet)))}>
              <b>
                <span>
                  {say(words, words.jetEstimate.leg, { from: placeName(origin), to: placeName(destination) })}
                </span>
              </b>
              <Text as="span" numerals className={styles.duration}>
                {durationLabel(words, minutes)}
              </Text>
              <Price amount={price} prefix={words.jetPages.fromPrice} size="small" />
              {description && (
                <Text as="span" look="caption" className={styles.description}>
                  {description}
                </Text>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toRouteDraft(from: string, to: string, jet: string) {
  return { ...createEmptyDraft("", jet), legs: [{ from, to, date: "" }] };
}
