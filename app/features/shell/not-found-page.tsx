import { ErrorRoad } from "#app/features/shell/error-road.tsx";
import { LinkMore } from "#app/ui/button.tsx";
import { HOUSE } from "#domain/house.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";

/** "404", "Oops! Page not found" and a link home (B 2.6). */
export function NotFoundPage() {
  return (
    <section className="grid-page error-page" aria-labelledby="not-found">
      <title>{`${messages.notFound.text} | ${HOUSE.name}`}</title>
      <h1 id="not-found">{messages.notFound.code}</h1>
      <div className="error-page-words">
        <p className="error-page-title">{messages.notFound.text}</p>
        <p className="soft">L’indirizzo è cambiato, oppure non è mai esistito.</p>
        <p className="error-page-ways">
          <LinkMore to={paths.home}>{messages.notFound.home}</LinkMore>
          <LinkMore to={paths.explore()}>{messages.featured.all}</LinkMore>
        </p>
      </div>
      <ErrorRoad />
    </section>
  );
}
