import { type ComponentType, StrictMode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Island } from "#app/ui/islands/island.tsx";
import { receiveProps } from "#app/ui/islands/open-in-place.ts";
import { SiteProvider } from "#app/ui/site.tsx";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { typedInto } from "./typed-fields.ts";

/** A button that has sent its form and says so: its words are no longer those that the server drew. */
const SENT = "button[aria-busy=true]:disabled";

/** A field whose own list or calendar stands open while it has the focus: React may put another control in its place. */
const IN_USE = "select, input[type=date]";

/**
 * React takes an island over, at one go: between the press before, which is noted, and the press after, which React hears, there is no moment
 * in which both are true. What was typed or chosen meanwhile is told to React as if it were typed now.
 */
export async function takeOver<Props extends object>(
  element: HTMLElement,
  { islandName, Content }: Island<Props>,
  props: Props,
  site: SiteConfiguration | null,
): Promise<void> {
  await untilUnused(element);
  await untilShownAgain(element);
  const tellReact = typedInto(element);
  const tree = (given: Props) => <Whole Content={Content} props={given} site={site} />;
  const root = flushSync(() => hydrateRoot(element, tree(props), { identifierPrefix: element.id }));
  // The page that is opened in place has an island of the same name, and so props of the same shape.
  receiveProps(islandName, (next) => root.render(tree(next as Props)));
  element.dataset.alive = "";
  tellReact();
}

interface WholeProps<Props> {
  Content: ComponentType<Props>;
  props: Props;
  site: SiteConfiguration | null;
}

function Whole<Props extends object>({ Content, props, site }: WholeProps<Props>) {
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <Content {...props} />
      </SiteProvider>
    </StrictMode>
  );
}

/** Resolves at once but where a form was sent already: then the page is leaving, and only the way back shows it again, its button as it was. */
async function untilShownAgain(element: HTMLElement): Promise<void> {
  if (!element.querySelector(SENT)) return;
  await new Promise<void>((resolve) => addEventListener("pageshow", () => resolve(), { once: true }));
}

/** Resolves when the visitor is not choosing in one of its fields. */
async function untilUnused(element: HTMLElement): Promise<void> {
  const field = document.activeElement;
  if (!field || !element.contains(field) || !field.matches(IN_USE) || hasChosen(field)) return;
  await new Promise<void>((resolve) => {
    const leaving = new AbortController();
    for (const end of ["change", "blur"] as const) {
      field.addEventListener(
        end,
        () => {
          leaving.abort();
          resolve();
        },
        { signal: leaving.signal },
      );
    }
  });
}

/** Whether something was chosen in a list or a day already: it keeps the focus then, and nothing of it stands open. */
function hasChosen(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected);
  return field instanceof HTMLInputElement && field.value !== field.defaultValue;
}
