import { useLocation } from "react-router";
import { ErrorFrame } from "#app/features/shell/error-frame.tsx";
import { SHELL_WORDS } from "#app/features/shell/shell-words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useOptionalSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { SentenceFromParts } from "#app/ui/words/sentence-from-parts.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";

interface ErrorPageProps {
  /**
   * unavailable: the service is down for a moment (503). fault: an internal error (500). offline: the network request failed. unreadable: the URL is
   * malformed.
   */
  kind: "unavailable" | "fault" | "offline" | "unreadable";
}

const ERROR_TEXTS = {
  unavailable: {
    title: "Torniamo tra un momento",
    text: "Il sito non riesce a rispondere in questo istante. Riprova fra qualche minuto: non hai perso nulla.",
  },
  fault: {
    title: "Qualcosa si è fermato",
    text: "È un guasto nostro, non un tuo errore, e ne abbiamo già traccia. Riprova fra poco.",
  },
  unreadable: {
    title: "Questo indirizzo non si legge",
    text: "Contiene caratteri che non formano una pagina: forse è stato copiato a metà. Dalla pagina iniziale trovi tutto.",
  },
  offline: {
    title: "La connessione si è interrotta",
    text: "Il tuo dispositivo non raggiunge il sito. Controlla la rete e riprova: la pagina ti aspetta qui.",
  },
} as const;

/** Renders the error page (product.md#bad-input): what happened, and how to reach the company. */
export function ErrorPage({ kind }: ErrorPageProps) {
  const site = useOptionalSite();
  const { pathname, search } = useLocation();
  const { title, text } = ERROR_TEXTS[kind];
  return (
    <ErrorFrame
      id="error-title"
      title={title}
      heading={title}
      links={
        kind === "offline" ? (
          <ButtonLink to={pathname + search}>Riprova</ButtonLink>
        ) : (
          <ButtonLink to={paths.home}>{messages.notFound.home}</ButtonLink>
        )
      }
    >
      <Text look="soft">{text}</Text>
      {site && (
        <Text look="soft">
          <SentenceFromParts
            parts={SHELL_WORDS.alwaysByPhone(site)}
            elements={{ phone: (text) => <a href={site.phoneHref}>{text}</a> }}
          />
        </Text>
      )}
    </ErrorFrame>
  );
}
