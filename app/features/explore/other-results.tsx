import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { ResultCard, ResultFacts, ResultPicture, ResultText } from "#app/features/explore/result-card.tsx";
import { ResultTotal } from "#app/features/explore/result-foot.tsx";
import { labelWithValue } from "#app/ui/words/label-with-value.ts";
import type { Experience } from "#domain/catalogue/experience.ts";
import { type Jet, jetTypeSlug, passengersLabel } from "#domain/catalogue/jet.ts";
import { formatKilometres, jetTitle } from "#domain/jets/fleet.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";

/** How much of a row a card has, and what follows for its picture. */
export type ResultShare = "whole" | "half" | "third";

const SIZES: Readonly<Record<ResultShare, string>> = {
  whole: "(min-width: 80rem) 56vw, 100vw",
  half: "(min-width: 40rem) 47vw, 100vw",
  third: "(min-width: 52rem) 30vw, (min-width: 40rem) 47vw, 100vw",
};

interface JetResultProps {
  jet: Jet;
  citySlug: string;
  /** The dates and places of the search, for the jet's quote form. */
  query: string;
  share: ResultShare;
  priority: boolean;
}

/** A jet found, priced by the hour of flight. */
export function JetResult({ jet, citySlug, query, share, priority }: JetResultProps) {
  return (
    <ResultCard
      look={share === "whole" ? "whole" : "above"}
      picture={
        <ResultPicture>
          <PictureByHour src={jet.images[0] ?? ""} alt={jetTitle(jet)} sizes={SIZES[share]} priority={priority} />
        </ResultPicture>
      }
      above={jet.brand}
      mark={jet.highlights[0] ?? jet.type}
      name={jet.model}
      address={paths.jetModel(citySlug, jetTypeSlug(jet.type), jet.slug, query)}
      facts={
        <>
          <ResultFacts>
            {EXPLORE_WORDS.jetFacts({ type: jet.type, passengers: passengersLabel(jet.passengers) })}
          </ResultFacts>
          <ResultFacts>{EXPLORE_WORDS.fromPlace({ place: jet.airport ?? jet.cities.join(", ") })}</ResultFacts>
          {share === "whole" && <ResultText>{jet.description}</ResultText>}
        </>
      }
      bill={
        <>
          <dt>Autonomia</dt>
          <dd>{formatKilometres(jet.rangeKm)}</dd>
          <dt>Equipaggio e carburante</dt>
          <dd>Inclusi</dd>
        </>
      }
      total={<ResultTotal label="Tariffa all'ora di volo" amount={formatEuro(jet.hourlyRate)} />}
      action="Richiedi Preventivo"
      actionLabel={labelWithValue({ label: "Richiedi Preventivo", value: jetTitle(jet) })}
    />
  );
}

interface ExperienceResultProps {
  experience: Experience;
  share: ResultShare;
  priority: boolean;
}

/** An experience package found, priced by the weekend. */
export function ExperienceResult({ experience, share, priority }: ExperienceResultProps) {
  return (
    <ResultCard
      look={share === "whole" ? "whole" : "above"}
      picture={
        <ResultPicture>
          <PictureByHour
            src={experience.images[0] ?? ""}
            alt={experience.name}
            sizes={SIZES[share]}
            priority={priority}
          />
        </ResultPicture>
      }
      above={experience.type}
      mark={experience.highlights[0]}
      name={experience.name}
      address={paths.experience(experience.slug)}
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
      actionLabel={labelWithValue({ label: "Scopri il programma", value: experience.name })}
    />
  );
}
