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
import { SEARCH_TIME_ZONE } from "#app/features/booking-search/search-time.ts";
import type { Island } from "#app/ui/islands/island.tsx";
import type { PageData } from "#app/ui/islands/page-data.ts";
import { onPropsUpdate } from "#app/ui/islands/soft-navigation.ts";
import { HydratedProvider } from "#app/ui/islands/use-hydrated.ts";
import { SiteProvider } from "#app/ui/site.tsx";
import { preloadTimeZone } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { collectControls, type RenderedControls } from "./rendered-controls.ts";
import { restoreInputs } from "./restore-inputs.ts";

/** A button that has sent its form and says so: its words are no longer those that the server drew. */
const SUBMITTED_BUTTON = "button[aria-busy=true]:disabled";

/** A field whose own list or calendar stands open while it has the focus: React may put another control in its place. */
const NATIVE_PICKERS = "select, input[type=date]";

/**
 * React takes an island over: in pieces of a few milliseconds, between which the browser paints and listens, or at once as soon as something is pressed
 * or typed in it, before React hears that. From `data-hydrating` on React hears every press, so that none is both noted and heard; at `data-hydrated` it is there.
 * What was typed or chosen meanwhile is passed on to React as input events. Resolves after hydration, with the island's controls from before it.
 */
export async function hydrateIsland<Props extends object>(
  element: HTMLElement,
  { islandName, Content }: Island<Props>,
  props: Props,
  { site, clock }: Pick<PageData, "site" | "clock">,
): Promise<RenderedControls> {
  preloadTimeZone(SEARCH_TIME_ZONE, clock);
  await waitForPickerClose(element);
  await waitForPageRestore(element);
  const controls = collectControls(element);
  const { promise: hydratedControls, resolve } = Promise.withResolvers<RenderedControls>();
  const onHydrated = () => {
    if (element.dataset.hydrated !== undefined) return false;
    // Before any press is heard, and before React draws its fields again.
    const hasRestored = restoreInputs(controls);
    element.dataset.hydrated = "";
    resolve(controls);
    return hasRestored;
  };
  const renderTree = (currentProps: Props) => (
    <IslandRoot Content={Content} props={currentProps} site={site} onHydrated={onHydrated} />
  );
  startTransition(() => {
    const root = hydrateRoot(element, renderTree(props), {
      identifierPrefix: element.id,
      // An extension's elements are no error of the page; the end-to-end tests fail at the warning, should it be ours.
      onRecoverableError: console.warn,
    });
    // The page that is opened in place has an island of the same name, and so props of the same shape.
    onPropsUpdate(
      islandName,
      (nextProps) => void hydratedControls.then(() => root.render(renderTree(nextProps as Props))),
    );
  });
  element.dataset.hydrating = "";
  return hydratedControls;
}

interface IslandRootProps<Props> {
  Content: ComponentType<Props>;
  props: Props;
  site: SiteConfiguration | null;
  /** Passes on what was typed or chosen before; true when there was something. */
  onHydrated: () => boolean;
}

function IslandRoot<Props extends object>({ Content, props, site, onHydrated }: IslandRootProps<Props>) {
  const [, forceRender] = useState(false);
  useLayoutEffect(() => {
    // What was passed on is rendered before the next paint: the fields would else show for a frame what the server sent.
    if (onHydrated()) forceRender(true);
  }, [onHydrated]);
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <MarkHydrated>
          <Content {...props} />
        </MarkHydrated>
      </SiteProvider>
    </StrictMode>
  );
}

/** Renders what needs scripts only after typed values are passed on, also where React renders the island again instead of hydrating it. */
function MarkHydrated({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return <HydratedProvider value={isHydrated}>{children}</HydratedProvider>;
}

/** Resolves at once but where a form was sent already: then the page is leaving, and only the way back shows it again, its button as it was. */
async function waitForPageRestore(element: HTMLElement): Promise<void> {
  if (!element.querySelector(SUBMITTED_BUTTON)) return;
  await new Promise<void>((resolve) => addEventListener("pageshow", () => resolve(), { once: true }));
}

/** Resolves when the visitor is not choosing in one of its fields. */
async function waitForPickerClose(element: HTMLElement): Promise<void> {
  const field = document.activeElement;
  if (!field || !element.contains(field) || !field.matches(NATIVE_PICKERS) || hasPickedValue(field)) return;
  await new Promise<void>((resolve) => {
    const listeners = new AbortController();
    for (const eventType of ["change", "blur"] as const) {
      field.addEventListener(
        eventType,
        () => {
          listeners.abort();
          resolve();
        },
        { signal: listeners.signal },
      );
    }
  });
}

/** Whether something was chosen in a list or a day already: it keeps the focus then, and nothing of it stands open. */
function hasPickedValue(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected);
  return field instanceof HTMLInputElement && field.value !== field.defaultValue;
}
