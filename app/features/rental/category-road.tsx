import { Link } from "react-router";
import { carPicture } from "#app/features/rental/car-picture.ts";
import { vehiclesLabel } from "#app/features/rental/counts.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { CategoryEntry } from "#domain/catalogue/entries.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import "./category-road.css";

interface CategoryRoadProps {
  title: string;
  citySlug: string;
  categories: readonly CategoryEntry[];
  /** A car of each category; those without one have no picture. */
  leaders: readonly Vehicle[];
}

/** "Browse by category" of a city (B 2.2): its cars to one scale on a hairline road, each category with its count and from-price. */
export function CategoryRoad({ title, citySlug, categories, leaders }: CategoryRoadProps) {
  return (
    <section className="band-deep category-road" aria-labelledby="by-category">
      <div className="grid-page">
        <h2 id="by-category">{title}</h2>
        <ul>
          {categories.map((category) => (
            <li key={category.slug}>
              <CategoryOnRoad
                category={category}
                citySlug={citySlug}
                leader={leaders.find((vehicle) => vehicle.category === category.slug)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface CategoryOnRoadProps {
  category: CategoryEntry;
  citySlug: string;
  leader: Vehicle | undefined;
}

function CategoryOnRoad({ category, citySlug, leader }: CategoryOnRoadProps) {
  const { shortLabel } = CATEGORIES[category.slug];
  if (category.vehicles === 0) {
    return (
      <p className="category-stop is-empty">
        <span className="category-stop-car" />
        <b>{shortLabel}</b>
        <span>Nessuna, per ora</span>
      </p>
    );
  }
  const picture = leader && carPicture(leader, "cutout");
  return (
    <Link to={paths.cityCategory(citySlug, category.slug)} className="category-stop">
      <span className="category-stop-car">
        {picture && <Picture src={picture} alt="" sizes="(min-width: 52rem) 22vw, 60vw" />}
      </span>
      <b>{shortLabel}</b>
      <span>
        {vehiclesLabel(category.vehicles)}, da {formatEuro(category.lowestRate)}
      </span>
    </Link>
  );
}
