import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { ResultCard, ResultFacts, ResultPicture, ResultText } from "#app/features/explore/result-card.tsx";
import { ResultTotal } from "#app/features/explore/result-footer.tsx";
import { labelWithValue } from "#app/ui/words/label-with-value.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Experience } from "#domain/experiences/experience.ts";
import { type Jet, passengersLabel, toJetTypeSlug } from "#domain/jets/jet.ts";
import { formatKilometres, jetTitle } from "#domain/jets/jet-fleet.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";

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
  const words = useWords();
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
      badge={jet.highlights[0] ?? jet.type}
      name={jet.model}
      to={paths.jetModel(citySlug, toJetTypeSlug(jet.type), jet.slug, query)}
      facts={
        <>
          <ResultFacts>
            {EXPLORE_WORDS.jetFacts({ type: jet.type, passengers: passengersLabel(jet.passengers) })}
          </ResultFacts>
          <ResultFacts>{EXPLORE_WORDS.fromPlace({ place: jet.airport ?? jet.cities.join(", ") })}</ResultFacts>
          {span === "whole" && <ResultText>{jet.description}</ResultText>}
        </>
      }
      priceTerms={
        <>
          <dt>Autonomia</dt>
          <dd>{formatKilometres(jet.rangeKm)}</dd>
          <dt>Equipaggio e carburante</dt>
          <dd>Inclusi</dd>
        </>
      }
      total={<ResultTotal label="Tariffa all'ora di volo" amount={formatEuro(jet.hourlyRate)} />}
      action="Richiedi Preventivo"
      actionLabel={labelWithValue(words, { label: "Richiedi Preventivo", value: jetTitle(jet) })}
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
  const words = useWords();
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
      badge={experience.highlights[0]}
      name={experience.name}
      to={paths.experience(experience.slug)}
      facts={
        <>
          <ResultFacts>
            {EXPLORE_WORDS.experienceFacts({ duration: experience.duration, city: experience.location })}
          </ResultFacts>
          <ResultText>{experience.description}</ResultText>
        </>
      }
      total={
        <ResultTotal
          label={EXPLORE_WORDS.perUnit({ unit: experience.priceUnit })}
          amount={formatEuro(experience.price)}
        />
      }
      action="Il programma"
      actionLabel={labelWithValue(words, { label: "Scopri il programma", value: experience.name })}
    />
  );
}
