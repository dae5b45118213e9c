import { useEffect } from "react";
import { isRouteErrorResponse, Link, useLocation, useRevalidator } from "react-router";
import { AccessDenied, GuardMessage } from "#app/features/admin/shell/guard-states.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { isProblem, problemMessage } from "#app/ui/panel/forms/problem.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { SERVICE_UNAVAILABLE_MESSAGE } from "#domain/api/service-unavailable-message.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { ERROR_PAGES_IT } from "#domain/words/shell/error-pages.it.ts";

const SERVER_UNREACHABLE = "Il server non risponde. Controlla la connessione e riprova.";
const UNEXPECTED_ERROR =
  "Non è stato possibile mostrare questa pagina. Riprova; se succede ancora, avvisa chi cura il sistema.";

/** Replaces a screen that cannot be shown: access denied, not found, unreachable, or an internal error. */
export function ScreenError({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const status = isRouteErrorResponse(error) || isProblem(error) ? error.status : 500;
  if (status === 403) return <AccessDenied />;
  if (status === 404) return <ScreenNotFound error={error} />;
  const isUnavailable = status === 503 || status === 0;
  return (
    <GuardMessage title={isUnavailable ? "Servizio non disponibile" : "Qualcosa non ha funzionato"}>
      <p>
        {problemMessage(
          error,
          status === 0 ? SERVER_UNREACHABLE : isUnavailable ? SERVICE_UNAVAILABLE_MESSAGE : UNEXPECTED_ERROR,
        )}
      </p>
      <Button look="primary" icon="refresh" pending={state !== "idle"} onClick={revalidate}>
        Riprova
      </Button>
    </GuardMessage>
  );
}

/** Shows that the screen or record does not exist, with the public site's text, and logs it to the console (product.md#unknown-addresses). */
function ScreenNotFound({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <GuardMessage title="Pagina non trovata">
      <p className={textStyles.figure}>{ERROR_PAGES_IT.notFound.code}</p>
      <p lang="en">{ERROR_PAGES_IT.notFound.title}</p>
      <p>{problemMessage(error, "Questo indirizzo del pannello non esiste.")}</p>
      <Link className={textStyles.link} to={panelPaths.admin}>
        Torna alla dashboard
      </Link>
      <a className={textStyles.link} href={paths.home}>
        {ERROR_PAGES_IT.backHome}
      </a>
    </GuardMessage>
  );
}
