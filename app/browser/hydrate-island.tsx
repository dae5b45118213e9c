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
import { WordsProvider } from "#app/ui/words/words-context.tsx";
import { preloadTimeZone } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { collectControls, type RenderedControls } from "./rendered-controls.ts";
import { restoreInputs } from "./restore-inputs.ts";

/** A submit button in its pending state: its text differs from the server-rendered one. */
const SUBMITTED_BUTTON = "button[aria-busy=true]:disabled";

/** Fields with a native list or calendar, which may be open while they have the focus. React may replace such a field. */
const NATIVE_PICKERS = "select, input[type=date]";

/**
 * Hydrates an island in time slices, so that the browser can paint and handle input between them. A click or key in the island makes React finish
 * immediately, before it handles the event. React handles clicks from `data-hydrating` on, so no click is both recorded and handled; `data-hydrated`
 * marks the end. Input typed meanwhile is passed on to React as input events. Resolves after hydration with the server-rendered controls that were
 * recorded before it.
 */
export async function hydrateIsland<Props extends object>(
  element: HTMLElement,
  { islandName, Content }: Island<Props>,
  props: Props,
  { site, words, clock }: Pick<PageData, "site" | "words" | "clock">,
): Promise<RenderedControls> {
  preloadTimeZone(SEARCH_TIME_ZONE, clock);
  await waitForPickerClose(element);
  await waitForPageRestore(element);
  const controls = collectControls(element);
  const { promise: hydratedControls, resolve } = Promise.withResolvers<RenderedControls>();
  const onHydrated = () => {
    if (element.dataset.hydrated !== undefined) return false;
    // Before React handles a click and before it renders the fields again.
    const hasRestored = restoreInputs(controls);
    element.dataset.hydrated = "";
    resolve(controls);
    return hasRestored;
  };
  const renderTree = (currentProps: Props) => (
    <IslandRoot Content={Content} props={currentProps} site={site} words={words} onHydrated={onHydrated} />
  );
  startTransition(() => {
    const root = hydrateRoot(element, renderTree(props), {
      identifierPrefix: element.id,
      // A browser extension may add elements, so this only warns. The browser tests fail on the warning, which finds errors of the product.
      onRecoverableError: console.warn,
    });
    // A page shown without navigation has an island of the same name, and so props of the same shape.
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
  words: PageData["words"];
  /** Restores input typed before hydration; returns true if the visitor had typed something. */
  onHydrated: () => boolean;
}

function IslandRoot<Props extends object>({ Content, props, site, words, onHydrated }: IslandRootProps<Props>) {
  const [, forceRender] = useState(false);
  useLayoutEffect(() => {
    // Render the restored input before the next paint; otherwise the server's values would flash for a frame.
    if (onHydrated()) forceRender(true);
  }, [onHydrated]);
  return (
    <StrictMode>
      <WordsProvider value={words}>
        <SiteProvider site={site}>
          <MarkHydrated>
            <Content {...props} />
          </MarkHydrated>
        </SiteProvider>
      </WordsProvider>
    </StrictMode>
  );
}

/** Renders script-only parts after typed input is restored, also if React renders the island again instead of hydrating it. */
function MarkHydrated({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return <HydratedProvider value={isHydrated}>{children}</HydratedProvider>;
}

/**
 * Resolves immediately, unless a form was already submitted. Then the browser is leaving the page, so it waits until the page is restored from the
 * back/forward cache.
 */
async function waitForPageRestore(element: HTMLElement): Promise<void> {
  if (!element.querySelector(SUBMITTED_BUTTON)) return;
  await new Promise<void>((resolve) => addEventListener("pageshow", () => resolve(), { once: true }));
}

/** Resolves once no native list or calendar of the island is open. */
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

/** Whether the visitor has already picked a value: the field keeps the focus then, but its list or calendar is closed. */
function hasPickedValue(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected);
  return field instanceof HTMLInputElement && field.value !== field.defaultValue;
}
