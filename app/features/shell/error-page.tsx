import { useLocation } from "react-router";
import { ErrorFrame } from "#app/features/shell/error-frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useOptionalSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";

interface ErrorPageProps {
  /**
   * unavailable: the service is down for a moment (503). fault: an internal error (500). offline: the network request failed. unreadable: the URL is
   * malformed.
   */
  kind: "unavailable" | "fault" | "offline" | "unreadable";
}

/** Renders the error page (product.md#bad-input): what happened, and how to reach the company. */
export function ErrorPage({ kind }: ErrorPageProps) {
  const site = useOptionalSite();
  const { pathname, search } = useLocation();
  const { errorPages } = useWords("errorPages");
  const paths = usePaths();
  const { title, text } = errorPages[kind];
  return (
    <ErrorFrame
      id="error-title"
      title={title}
      heading={title}
      links={
        kind === "offline" ? (
          <ButtonLink to={pathname + search}>{errorPages.tryAgain}</ButtonLink>
        ) : (
          <ButtonLink to={paths.home}>{errorPages.backHome}</ButtonLink>
        )
      }
    >
      <Text look="soft">{text}</Text>
      {site && (
        <Text look="soft">
          <Sentence
            text={errorPages.alwaysByPhone}
            parameters={{ phone: site.phone }}
            elements={{ phone: (text) => <a href={site.phoneHref}>{text}</a> }}
          />
        </Text>
      )}
    </ErrorFrame>
  );
}
