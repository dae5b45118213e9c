import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { ResultCard, ResultFacts, ResultPicture, ResultText } from "#app/features/explore/result-card.tsx";
import { ResultTotal } from "#app/features/explore/result-footer.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { Experience } from "#domain/experiences/experience.ts";
import { type Jet, toJetTypeSlug } from "#domain/jets/jet.ts";
import { jetTitle } from "#domain/jets/jet-fleet.ts";
import { passengersLabel } from "#domain/jets/jet-labels.ts";
import { highlightText } from "#domain/vehicles/specification.ts";
import { formatMoney, kilometresText } from "#domain/words/formats/format-number.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";

/** The part of a row that a card takes. It determines the size of the card's picture. */
export type ResultSpan = "whole" | "half" | "third";

const RESULT_PICTURE_SIZES: Readonly<Record<ResultSpan, string>> = {
  whole: "(min-width: 80rem) 56vw, 100vw",
  half: "(min-width: 40rem) 47vw, 100vw",
  third: "(min-width: 52rem) 30vw, (min-width: 40rem) 47vw, 100vw",
};

interface JetResultProps {
  jet: Jet;
  citySlug: string;
  /** Dates and places of the search, for the jet's quote form. */
  query: string;
  span: ResultSpan;
  priority: boolean;
}

/** Renders a jet among the results, with its hourly rate. */
export function JetResult({ jet, citySlug, query, span, priority }: JetResultProps) {
  const words = useWords("explore", "jetFacts", "vehicleCard");
  const { explore } = words;
  const paths = usePaths();
  return (
    <ResultCard
      layout={span === "whole" ? "whole" : "above"}
      picture={
        jet.images[0] && (
          <ResultPicture>
            <ThemedPicture
              src={jet.images[0]}
              alt={jetTitle(jet)}
              sizes={RESULT_PICTURE_SIZES[span]}
              priority={priority}
            />
          </ResultPicture>
        )
      }
      kicker={jet.brand}
      badge={jet.highlights[0] ? highlightText(words, jet.highlights[0]) : jet.type}
      name={jet.model}
      to={paths.jetModel(citySlug, toJetTypeSlug(jet.type), jet.slug, query)}
      facts={
        <>
          <ResultFacts>
            {say(words, explore.jet.facts, { type: jet.type, passengers: passengersLabel(words, jet.passengers) })}
          </ResultFacts>
          <ResultFacts>
            {say(words, explore.jet.from, {
              place: (jet.airport ? [jet.airport] : jet.cities)
                .map((name) => placeNameIn(words.language, name))
                .join(", "),
            })}
          </ResultFacts>
          {span === "whole" && <ResultText>{jet.description}</ResultText>}
        </>
      }
      priceTerms={
        <>
          <dt>{explore.jet.range}</dt>
          <dd>{kilometresText(words, jet.rangeKm)}</dd>
          <dt>{explore.jet.crewAndFuel}</dt>
          <dd>{explore.jet.included}</dd>
        </>
      }
      total={<ResultTotal label={explore.jet.hourlyRate} amount={formatMoney(words, jet.hourlyRate)} />}
      action={explore.jet.quote}
      actionLabel={labelWithValue(words, { label: explore.jet.quote, value: jetTitle(jet) })}
    />
  );
}

interface ExperienceResultProps {
  experience: Experience;
  span: ResultSpan;
  priority: boolean;
}

/** Renders an experience among the results, with its price per weekend. */
export function ExperienceResult({ experience, span, priority }: ExperienceResultProps) {
  const words = useWords("explore", "jetFacts", "vehicleCard");
  const { explore } = words;
  const paths = usePaths();
  return (
    <ResultCard
      layout={span === "whole" ? "whole" : "above"}
      picture={
        experience.images[0] && (
          <ResultPicture>
            <ThemedPicture
              src={experience.images[0]}
              alt={experience.name}
              sizes={RESULT_PICTURE_SIZES[span]}
              priority={priority}
            />
          </ResultPicture>
        )
      }
      kicker={experience.type}
      badge={experience.highlights[0] && highlightText(words, experience.highlights[0])}
      name={experience.name}
      to={paths.experience(experience.slug)}
      facts={
        <>
          <ResultFacts>
            {say(words, explore.experience.facts, {
              duration: experience.duration,
              city: placeNameIn(words.language, experience.location),
            })}
          </ResultFacts>
          <ResultText>{experience.description}</ResultText>
        </>
      }
      total={
        <ResultTotal
          label={say(words, explore.experience.perUnit, { unit: experience.priceUnit })}
          amount={formatMoney(words, experience.price)}
        />
      }
      action={explore.experience.programme}
      actionLabel={labelWithValue(words, { label: explore.experience.seeProgramme, value: experience.name })}
    />
  );
}
