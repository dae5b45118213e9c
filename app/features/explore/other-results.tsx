import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import type { Experience } from "#domain/catalogue/experience.ts";
import { type Jet, jetTypeSlug, passengersLabel } from "#domain/catalogue/jet.ts";
import { formatKilometres } from "#domain/jets/fleet.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";

const SIZES = "(min-width: 52rem) 55vw, 100vw";

/** A jet found, priced by the hour of flight. */
export function JetResult({ jet, citySlug, priority }: { jet: Jet; citySlug: string; priority: boolean }) {
  const address = paths.jetModel(citySlug, jetTypeSlug(jet.type), jet.slug);
  return (
    <article className="result">
      <Picture src={jet.images[0] ?? ""} alt={`${jet.brand} ${jet.model}`} sizes={SIZES} priority={priority} />
      <div className="result-details">
        <p className="result-line">
          <span>{jet.brand}</span>
          <em>{jet.highlights[0] ?? jet.type}</em>
        </p>
        <h2>
          <Link to={address} className="result-link">
            {jet.model}
          </Link>
        </h2>
        <p className="result-facts">
          {jet.type}, fino a {passengersLabel(jet.passengers)}, {formatKilometres(jet.rangeKm)} di autonomia
        </p>
        <p className="result-facts">Da {jet.airport ?? jet.cities.join(", ")}</p>
        <dl className="result-bill">
          <dt>Equipaggio e carburante</dt>
          <dd>Inclusi</dd>
          <dt className="result-total">Tariffa all'ora di volo</dt>
          <dd className="result-total">{formatEuro(jet.hourlyRate)}</dd>
        </dl>
        <Link to={address} className="result-action" aria-label={`Richiedi Preventivo: ${jet.brand} ${jet.model}`}>
          Richiedi Preventivo
        </Link>
      </div>
    </article>
  );
}

/** An experience package found, priced by the weekend. */
export function ExperienceResult({ experience, priority }: { experience: Experience; priority: boolean }) {
  const address = paths.experience(experience.slug);
  return (
    <article className="result">
      <Picture src={experience.images[0] ?? ""} alt={experience.name} sizes={SIZES} priority={priority} />
      <div className="result-details">
        <p className="result-line">
          <span>{experience.type}</span>
          <em>{experience.highlights[0]}</em>
        </p>
        <h2>
          <Link to={address} className="result-link">
            {experience.name}
          </Link>
        </h2>
        <p className="result-facts">{experience.description}</p>
        <p className="result-facts">
          {experience.duration}, da {experience.location}
        </p>
        <dl className="result-bill">
          <dt className="result-total">A {experience.priceUnit}</dt>
          <dd className="result-total">{formatEuro(experience.price)}</dd>
        </dl>
        <Link to={address} className="result-action" aria-label={`Scopri il programma: ${experience.name}`}>
          Il programma
        </Link>
      </div>
    </article>
  );
}
