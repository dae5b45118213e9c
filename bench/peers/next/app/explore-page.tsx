import { CARS, type Car } from "./cars.ts";

const euros = new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const count = (cars: readonly Car[], read: (car: Car) => string) =>
  [...Map.groupBy(cars, read)].map(([name, group]) => ({ name, cars: group.length }));

/** Our list of cars as a plain Next.js page: header, filters with counts, 24 cards with pictures and prices, footer, JSON-LD. */
export function ExplorePage({ asked }: { asked: string }) {
  const list = {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: CARS.map((car, at) => ({ "@type": "ListItem", position: at + 1, url: car.url, name: car.name })),
  };
  return (
    <>
      <script type="application/ld+json">{JSON.stringify(list)}</script>
      <header className="header">
        <a href="/">Velluto</a>
        <nav aria-label="Principale">
          {["vetture", "private-jet-charter", "community-vip", "dove-operiamo", "magazine", "contatti"].map((path) => (
            <a key={path} href={`/${path}`}>
              {path}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1>{CARS.length} risultati disponibili</h1>
        <p>{asked}</p>
        <Filters />
        <ul className="cards">
          {CARS.map((car) => (
            <Card key={car.slug} car={car} />
          ))}
        </ul>
      </main>
      <footer>
        {count(CARS, (car) => car.location).map(({ name }) => (
          <a key={name} href={`/luxury-car-rental/${name}`}>
            {name}
          </a>
        ))}
      </footer>
    </>
  );
}

function Filters() {
  const groups = [
    { title: "Marchio", options: count(CARS, (car) => car.brand) },
    { title: "Categoria", options: count(CARS, (car) => car.category) },
    { title: "Città", options: count(CARS, (car) => car.location) },
    { title: "Cambio", options: count(CARS, (car) => car.specs.transmission) },
  ];
  return (
    <form>
      {groups.map(({ title, options }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {options.map(({ name, cars }) => (
            <label key={name}>
              <input type="checkbox" name={title} value={name} /> {name} <span>{cars}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit">Applica</button>
    </form>
  );
}

function Card({ car }: { car: Car }) {
  const picture = car.images[0] ?? "";
  const widths = [480, 800, 1200].map((width) => `${picture}?w=${width} ${width}w`).join(", ");
  return (
    <li className="card">
      <a href={car.url}>
        <picture>
          <source type="image/avif" srcSet={widths} sizes="(min-width: 64rem) 30vw, 90vw" />
          <img src={picture} srcSet={widths} width={1200} height={675} alt={car.name} loading="lazy" />
        </picture>
        <h2>
          <span>{car.brand}</span> {car.name}
        </h2>
      </a>
      <p>{car.location}</p>
      <dl>
        {Object.entries(car.specs).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {[1, 3, 7].map((days) => (
          <li key={days}>
            {days} giorni: {euros.format(car.price * days)}
          </li>
        ))}
      </ul>
      <p>
        <strong>{euros.format(car.price)}</strong> al giorno, deposito {euros.format(car.deposit)}, età minima{" "}
        {car.min_age}
      </p>
      <a href={`/prenota/${car.slug}`}>Prenota</a>
    </li>
  );
}
