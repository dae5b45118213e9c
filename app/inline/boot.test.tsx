import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import boot from "./boot.ts";

/** Remove the listeners that a test attached to the shared document and window. */
const cleanups: (() => void)[] = [];
const idle = vi.fn<(callback: () => void) => void>();
let report: ((entries: object, observer: object) => void) | undefined;
let tests = 0;

beforeEach(() => {
  idle.mockClear();
  report = undefined;
  vi.stubGlobal("requestIdleCallback", idle);
  vi.stubGlobal("PerformanceObserver", Observer);
  for (const target of [document, window]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((...[type, listener, options]: ListenerArguments) => {
      cleanups.push(() => target.removeEventListener(type, listener, options));
      listen(type, listener, options);
    });
  }
});

afterEach(() => {
  for (const end of cleanups.splice(0)) end();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.painted;
  delete document.documentElement.dataset.interacted;
});

type ListenerArguments = Parameters<typeof document.addEventListener>;

class Observer {
  static readonly supportedEntryTypes = ["paint"];
  constructor(callback: typeof report) {
    report = callback;
  }
  observe() {}
}

/** Runs the script. Returns a function that counts how often the page's module was imported. */
function loadPage(): () => number {
  const count = `starts${++tests}`;
  const script = document.createElement("script");
  script.dataset.start = `data:text/javascript,globalThis.${count}=(globalThis.${count}??0)+1`;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  boot();
  return () => Reflect.get(globalThis, count) ?? 0;
}

const paint = (name = "first-contentful-paint") =>
  report?.({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) }, { disconnect() {} });
const isPainted = () => "painted" in document.documentElement.dataset;

test("the scripts load once the page is painted and the browser idle", async () => {
  const starts = loadPage();
  paint("first-paint");
  expect(idle).not.toHaveBeenCalled();
  paint();
  expect(idle).toHaveBeenCalledOnce();
  expect(isPainted()).toBe(false);
  idle.mock.lastCall?.[0]();
  expect(isPainted()).toBe(true);
  await waitFor(() => expect(starts()).toBe(1));
});

test.each(["pointerdown", "touchstart", "wheel", "keydown", "focusin", "click"])(
  "the scripts load once at the first %s",
  async (sign) => {
    const starts = loadPage();
    paint();
    fireEvent(document.body, new Event(sign, { bubbles: true }));
    idle.mock.lastCall?.[0]();
    await waitFor(() => expect(starts()).toBe(1));
  },
);

test("scrolling loads the pictures below the fold without scripts", () => {
  const starts = loadPage();
  fireEvent.scroll(document);
  expect([isPainted(), starts()]).toEqual([true, 0]);
});

test("the first picture is awaited if it is in view", () => {
  render(<img alt="Milano" />);
  const picture = screen.getByAltText<HTMLImageElement>("Milano");
  vi.spyOn(document, "images", "get").mockReturnValue([picture] as unknown as HTMLCollectionOf<HTMLImageElement>);
  const box = { top: 0, bottom: 10 };
  Object.defineProperties(picture, {
    fetchPriority: { value: "high" },
    offsetWidth: { value: 10 },
    complete: { value: false },
    getBoundingClientRect: { value: () => box },
  });
  loadPage();
  expect(report).toBeUndefined();
  fireEvent.load(picture);
  expect(report).toBeDefined();
  report = undefined;
  box.top = innerHeight;
  loadPage();
  expect(report).toBeDefined();
});

test("clicks on controls that need scripts are recorded until the scripts run", () => {
  render(
    <>
      <button type="button">
        <b>Salva</b>
      </button>
      <button type="button" popoverTarget="menu">
        Apri
      </button>
    </>,
  );
  loadPage();
  fireEvent.click(screen.getByText("Salva"));
  fireEvent.click(screen.getByText("Salva"));
  fireEvent.click(screen.getByText("Apri"));
  const { clicks, interactions } = earlyInput.end();
  expect(clicks).toEqual([screen.getByRole("button", { name: "Salva" })]);
  expect(interactions.map(({ type }) => type)).toEqual(["click"]);
  fireEvent.click(screen.getByText("Apri"));
  expect(earlyInput.end()).toEqual({ clicks, interactions });
});

test("scrolling counts as an interaction only after the first idle period, because Back restores the scroll position", () => {
  loadPage();
  fireEvent.scroll(document);
  expect(earlyInput.end().interactions).toEqual([]);
  loadPage();
  paint();
  fireEvent.scroll(document);
  expect(earlyInput.end().interactions).toHaveLength(1);
});

test("Save-Data visitors fetch nothing before an interaction, unless the page has an eager island", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  loadPage();
  paint();
  expect(idle).not.toHaveBeenCalled();
  render(<div data-hydrate-when-visible />);
  loadPage();
  paint();
  expect(idle).toHaveBeenCalledOnce();
});

test("a module that failed to load is retried, and the page shows a notice while a click waits", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  render(
    <>
      <p hidden data-load-failed>
        Riprovo appena torna la connessione.
      </p>
      <button type="button">Salva</button>
    </>,
  );
  const notice = screen.getByText(/Riprovo/);
  const script = document.createElement("script");
  script.dataset.start = "data:text/javascript,throw new Error('cut off')";
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  boot();
  fireEvent.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(notice.hidden).toBe(false));
  // A row of photographs can then be swiped (app/features/photographs/photograph-gallery.module.css).
  expect(document.documentElement.dataset.interacted).toBe("");
  earlyInput.end();
  expect(notice.hidden).toBe(true);
});

test("a module whose load is broken off after the connection is back is retried", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const script = document.createElement("script");
  script.dataset.start = "data:text/javascript,throw new Error('broken off')";
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  boot();
  fireEvent.keyDown(document.body);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  earlyInput.end();
});

test("the result of a form submission has the focus", () => {
  document.body.innerHTML = "<p tabindex='-1' autofocus>Manca il nome.</p>";
  loadPage();
  expect(document.activeElement?.textContent).toBe("Manca il nome.");
});

/** Clicks a card and starts a page swap to `to`. Returns the `view-transition-name` during and after it. */
async function followLink(to: string, { ofThePage = false, isSkipped = false } = {}): Promise<string[]> {
  document.body.innerHTML = `<article>${ofThePage ? "<h1>Ferrari</h1>" : ""}<a href="/ferrari"><picture><img></picture></a></article>`;
  const picture = document.querySelector("img");
  const link = document.querySelector("a");
  if (!picture || !link) throw new Error("The card is not there.");
  Object.defineProperty(picture, "offsetWidth", { value: 10 });
  link.addEventListener("click", (event) => event.preventDefault());
  loadPage();
  fireEvent.click(picture);
  const finished = isSkipped ? Promise.reject(new Error("skipped")) : Promise.resolve();
  const activation = { entry: { url: new URL(to, location.href).href } };
  window.dispatchEvent(Object.assign(new Event("pageswap"), { viewTransition: { finished }, activation }));
  const name = () => Reflect.get(picture.style, "viewTransitionName") ?? "";
  const during = name();
  await waitFor(() => expect(document.documentElement.dataset.toCar).toBeUndefined());
  return [during, name()];
}

test("a clicked card's picture gets the gallery's transition name while the page is swapped", async () => {
  expect(await followLink("/ferrari?colore=rosso")).toEqual(["car", ""]);
  expect(await followLink("/ferrari", { isSkipped: true })).toEqual(["car", ""]);
  expect(await followLink("/explore")).toEqual(["", ""]);
  expect(await followLink("/ferrari", { ofThePage: true })).toEqual(["", ""]);
});
