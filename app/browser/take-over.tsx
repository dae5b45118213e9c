import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { SEARCH_TIME_ZONE } from "#app/features/booking-search/search-clock.ts";
import type { Island } from "#app/ui/islands/island.tsx";
import { receiveProps } from "#app/ui/islands/open-in-place.ts";
import type { PageData } from "#app/ui/islands/page-data.ts";
import { TakenOver } from "#app/ui/islands/use-hydrated.ts";
import { SiteProvider } from "#app/ui/site.tsx";
import { learnClock } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { controlsIn, type DrawnControls } from "./controls.ts";
import { tellTyped } from "./typed-fields.ts";

/** A button that has sent its form and says so: its words are no longer those that the server drew. */
const SENT = "button[aria-busy=true]:disabled";

/** A field whose own list or calendar stands open while it has the focus: React may put another control in its place. */
const IN_USE = "select, input[type=date]";

/**
 * React takes an island over: in pieces of a few milliseconds, between which the browser paints and listens, or at once as soon as something is pressed
 * or typed in it, before React hears that. From `data-heard` on React hears every press, so that none is both noted and heard; at `data-alive` it is there.
 * What was typed or chosen meanwhile is passed on to React as input events. Resolves after hydration, with the island's controls from before it.
 */
export async function takeOver<Props extends object>(
  element: HTMLElement,
  { islandName, Content }: Island<Props>,
  props: Props,
  { site, clock }: Pick<PageData, "site" | "clock">,
): Promise<DrawnControls> {
  learnClock(SEARCH_TIME_ZONE, clock);
  await untilUnused(element);
  await untilShownAgain(element);
  const controls = controlsIn(element);
  const { promise: taken, resolve } = Promise.withResolvers<DrawnControls>();
  const onTaken = () => {
    if (element.dataset.alive !== undefined) return false;
    // Before any press is heard, and before React draws its fields again.
    const isTold = tellTyped(controls);
    element.dataset.alive = "";
    resolve(controls);
    return isTold;
  };
  const tree = (given: Props) => <Whole Content={Content} props={given} site={site} onTaken={onTaken} />;
  startTransition(() => {
    const root = hydrateRoot(element, tree(props), {
      identifierPrefix: element.id,
      // An extension's elements are no error of the page; the end-to-end tests fail at the warning, should it be ours.
      onRecoverableError: console.warn,
    });
    // The page that is opened in place has an island of the same name, and so props of the same shape.
    receiveProps(islandName, (next) => void taken.then(() => root.render(tree(next as Props))));
  });
  element.dataset.heard = "";
  return taken;
}

interface WholeProps<Props> {
  Content: ComponentType<Props>;
  props: Props;
  site: SiteConfiguration | null;
  /** Passes on what was typed or chosen before; true when there was something. */
  onTaken: () => boolean;
}

function Whole<Props extends object>({ Content, props, site, onTaken }: WholeProps<Props>) {
  const [, renderNow] = useState(false);
  useLayoutEffect(() => {
    // What was passed on is rendered before the next paint: the fields would else show for a frame what the server sent.
    if (onTaken()) renderNow(true);
  }, [onTaken]);
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <ThenHydrated>
          <Content {...props} />
        </ThenHydrated>
      </SiteProvider>
    </StrictMode>
  );
}

/** Renders what needs scripts only after typed values are passed on, also where React renders the island again instead of hydrating it. */
function ThenHydrated({ children }: { children: ReactNode }) {
  const [takenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  return <TakenOver value={takenOver}>{children}</TakenOver>;
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
