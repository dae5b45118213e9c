import { JET_BENEFITS } from "#domain/jets/jet-texts.ts";

/** The four benefits of the hub (B 2.4). */
export function JetBenefits() {
  return (
    <section className="grid-page jet-benefits" aria-label="Perché volare con noi">
      <ul>
        {JET_BENEFITS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
