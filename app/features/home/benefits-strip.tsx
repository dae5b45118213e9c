import { messages } from "#domain/messages.it.ts";

/** The four points of the house (A 1). */
export function BenefitsStrip() {
  return (
    <section className="benefits" aria-label="Vantaggi">
      <ul className="grid-page">
        {messages.benefits.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
