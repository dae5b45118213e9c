import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { ResultCard, ResultFacts, ResultPicture } from "#app/features/explore/result-card.tsx";
import { ResultTotal } from "#app/features/explore/result-foot.tsx";
import type { Experience } from "#domain/catalogue/experience.ts";
import { type Jet, jetTypeSlug, passengersLabel } from "#domain/catalogue/jet.ts";
import { SERVICE_CATEGORIES } from "#domain/categories.ts";
import { formatKilometres } from "#domain/jets/fleet.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";

const SIZES = "(min-width: 52rem) 48vw, 100vw";

interface JetResultProps {
  jet: Jet;
  citySlug: string;
  /** The dates and places of the search, for the jet's quote form. */
  query: string;
  priority: boolean;
}

/** A jet found, priced by the hour of flight. */
export function JetResult({ jet, citySlug, query, priority }: JetResultProps) {
  return (
    <ResultCard
      tall
      picture={
        <ResultPicture>
          <PictureByHour
            src={jet.images[0] ?? ""}
            alt={`${jet.brand} ${jet.model}`}
            sizes={SIZES}
            priority={priority}
          />
        </ResultPicture>
      }
      above={jet.brand}
      mark={jet.highlights[0] ?? jet.type}
      name={jet.model}
      address={paths.jetModel(citySlug, jetTypeSlug(jet.type), jet.slug, query)}
      facts={
        <>
          <ResultFacts>
            {SERVICE_CATEGORIES.jet}, {jet.type}, fino a {passengersLabel(jet.passengers)},{" "}
            {formatKilometres(jet.rangeKm)} di autonomia
          </ResultFacts>
          <ResultFacts>Da {jet.airport ?? jet.cities.join(", ")}</ResultFacts>
        </>
      }
      bill={
        <>
          <dt>Equipaggio e carburante</dt>
          <dd>Inclusi</dd>
        </>
      }
      total={<ResultTotal label="Tariffa all'ora di volo" amount={formatEuro(jet.hourlyRate)} />}
      action="Richiedi Preventivo"
      actionLabel={`Richiedi Preventivo: ${jet.brand} ${jet.model}`}
    />
  );
}

/** An experience package found, priced by the weekend. */
export function ExperienceResult({ experience, priority }: { experience: Experience; priority: boolean }) {
  return (
    <ResultCard
      tall
      picture={
        <ResultPicture>
          <PictureByHour src={experience.images[0] ?? ""} alt={experience.name} sizes={SIZES} priority={priority} />
        </ResultPicture>
      }
      above={experience.type}
      mark={experience.highlights[0]}
      name={experience.name}
      address={paths.experience(experience.slug)}
      facts={
        <>
          <ResultFacts>{experience.description}</ResultFacts>
          <ResultFacts>
            {SERVICE_CATEGORIES.experience}, {experience.duration}, da {experience.location}
          </ResultFacts>
        </>
      }
      total={<ResultTotal label={`A ${experience.priceUnit}`} amount={formatEuro(experience.price)} />}
      action="Il programma"
      actionLabel={`Scopri il programma: ${experience.name}`}
    />
  );
}
