import { LinkMore } from "#app/ui/button.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";

/** "404", "Oops! Page not found" and a link home (B 2.6). */
export function NotFoundPage() {
  return (
    <section className="grid-page error-page" aria-labelledby="not-found">
      <h1 id="not-found">{messages.notFound.code}</h1>
      <div className="error-page-words">
        <p className="error-page-title">{messages.notFound.text}</p>
        <p className="soft">L’indirizzo è cambiato, oppure non è mai esistito.</p>
        <p className="error-page-ways">
          <LinkMore to={paths.home}>{messages.notFound.home}</LinkMore>
          <LinkMore to={paths.explore()}>{messages.featured.all}</LinkMore>
        </p>
      </div>
      <div className="error-page-road" aria-hidden="true" />
    </section>
  );
}
