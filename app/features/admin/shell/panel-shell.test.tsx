import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { api } from "#app/features/admin/api-client.ts";
import { AccessDenied, NoRole, ScreenLoading } from "#app/features/admin/shell/guard-states.tsx";
import { PanelShell, type ShellData } from "#app/features/admin/shell/panel-shell.tsx";
import { ReplyAnnouncement } from "#app/features/admin/shell/reply-alert.tsx";
import { Sidebar } from "#app/features/admin/shell/sidebar.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { PageHeader } from "#app/ui/panel/page-header.tsx";
import type { Role } from "#domain/access/roles.ts";
import type { ApiWaitingWork } from "#domain/api/dashboard/waiting-work.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const shellWith = (changes: Partial<ShellData> = {}): ShellData => ({
  userId: "giulia",
  email: "giulia.ferraris@velluto.example",
  roles: ["admin"],
  preferences: { sidebar: "open", theme: "system" },
  notice: null,
  waitingWork: null,
  ...changes,
});

function openPanel(
  shell: ShellData,
  children: React.ReactNode = <PageHeader title="La schermata" />,
  path = "/admin",
): void {
  const routes = [{ path: "/admin/*", element: <PanelShell shell={shell}>{children}</PanelShell> }];
  renderOnSite(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}
const navigation = () => within(screen.getByRole("navigation", { name: "Menu principale" }));
const entries = () =>
  navigation()
    .queryAllByRole("link")
    .map((link) => link.textContent);

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ["sidebar_state", "panel_theme"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `${name}=; path=/; max-age=0`;
  }
});

describe("the sidebar's entries", () => {
  // Rule: product.md#roles "Eventi del club, Impostazioni, Utenti, Registro"
  // Rule: product.md#roles "Gestione Flotta, Prenotazioni"
  // Rule: product.md#roles "SEO Manager, Traduzioni, Brand, Città, Magazine"
  test.each<[Role, string[]]>([
    ["seo_manager", ["Dashboard", "Jet ed esperienze", "SEO Manager", "Traduzioni", "Brand", "Città", "Magazine"]],
    [
      "customer_service",
      [
        "Dashboard",
        "Prenotazioni",
        "Calendario",
        "Foglio del giorno",
        "Richieste",
        "Clienti",
        "Preventivi",
        "Ordini",
        "Gestione Flotta",
        "Tariffe",
        "Jet ed esperienze",
        "Recensioni",
        "Rendiconto",
      ],
    ],
  ])("are limited for %s", (role, labels) => {
    openPanel(shellWith({ roles: [role] }));
    expect(entries()).toEqual(labels);
  });
  // Rule: product.md#bookings-screen
  // Rule: product.md#roles "Eventi del club, Impostazioni, Utenti, Registro"
  test("include Utenti for admin, and mark the current one", () => {
    openPanel(shellWith(), undefined, "/admin/bookings/VL-1");
    expect(entries()).toContain("Utenti");
    expect(navigation().getByRole("link", { current: "page" }).textContent).toBe("Prenotazioni");
  });
  // Rule: product.md#roles
  test('show "Nessun ruolo assegnato" without a role', () => {
    openPanel(shellWith({ roles: [] }));
    expect(entries()).toEqual([]);
    expect(navigation().getByText("Nessun ruolo assegnato")).toBeTruthy();
  });
  // Rule: product.md#roles
  test('show "Nessuna voce disponibile" for a role without screens', () => {
    const nobody = { email: "a@b.example", roles: ["courier" as Role], pathname: "/admin", onToggle: () => {} };
    const element = (
      <ToastProvider>
        <Sidebar {...nobody} isCollapsed={false} />
      </ToastProvider>
    );
    renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
    expect(screen.getByText("Nessuna voce disponibile")).toBeTruthy();
  });
});

const NOTHING = { enquiries: 0, orders: 0, overdue: 0 };
const NOBODY = { waiting: 0, late: 0, longest: [] };
const waitingWorkWith = (changes: Partial<WaitingWork> = {}): WaitingWork => ({
  ...NOTHING,
  bookingRequests: 0,
  bookingMessages: 0,
  replyAlert: NOBODY,
  ...changes,
});
/** The waiting work as an API response. */
const answerOf = (changes: Partial<ApiWaitingWork>): ApiWaitingWork => ({
  ...NOTHING,
  booking_requests: 0,
  booking_messages: 0,
  reply_alert: NOBODY,
  ...changes,
});

// Rule: product.md#orders
test("counts waiting bookings, enquiries and orders in the sidebar for who answers them, without a call", () => {
  const fetchMock = vi.fn();
  vi.stubGlobal("fetch", fetchMock);
  openPanel(
    shellWith({ roles: ["customer_service"], waitingWork: waitingWorkWith({ bookingRequests: 7, orders: 3 }) }),
  );
  const lines = navigation()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(lines).toContain("Prenotazioni7 in attesa di risposta");
  expect(lines).toContain("Richieste");
  expect(lines).toContain("Ordini3 da organizzare");
  cleanup();
  openPanel(shellWith({ roles: ["seo_manager"] }));
  expect(navigation().queryByText(/in attesa/)).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

// Rule: product.md#panel-shell "The counts beside"
test("updates the counts immediately after a transition", async () => {
  let waiting = 7;
  const answers = async (_address: string | URL | Request, init?: RequestInit) => {
    if (init?.method === "PATCH") waiting -= 1;
    return Response.json(answerOf({ booking_requests: waiting }));
  };
  vi.stubGlobal("fetch", vi.fn(answers));
  openPanel(shellWith({ roles: ["customer_service"], waitingWork: waitingWorkWith({ bookingRequests: waiting }) }));
  expect(navigation().getByText(/in attesa di risposta/).parentElement?.textContent).toContain("7");
  await act(() => api.patch("/api/bookings/:id", { parameters: { id: "b1" }, body: { status: "confirmed" } }));
  await waitFor(() => expect(navigation().getByText(/in attesa/).parentElement?.textContent).toContain("6"));
});

const SHELLS = [2, 4].map((enquiries) => shellWith({ waitingWork: waitingWorkWith({ enquiries }) }));

/** The panel, with a button that navigates to the next screen. */
function Screens() {
  const [at, setAt] = useState(0);
  return (
    <PanelShell shell={SHELLS[at] ?? shellWith()}>
      <button type="button" onClick={() => setAt(1)}>
        Avanti
      </button>
    </PanelShell>
  );
}

test("prefers the counts loaded with the screen to those fetched before", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(answerOf({ enquiries: 5 }))),
  );
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Screens /> }])} />);
  await act(() => api.patch("/api/enquiries/:id", { parameters: { id: "r1" }, body: { status: "closed" } }));
  await waitFor(() => expect(navigation().getByText(/in attesa/).parentElement?.textContent).toContain("5"));
  fireEvent.click(screen.getByRole("button", { name: "Avanti" }));
  expect(navigation().getByText(/in attesa/).parentElement?.textContent).toContain("4");
});

// Rule: product.md#overdue
// Rule: product.md#panel-shell "A sign beside"
test("marks overdue bookings separately in the sidebar", () => {
  openPanel(shellWith({ roles: ["customer_service"], waitingWork: waitingWorkWith({ overdue: 2 }) }));
  expect(navigation().getByText(/in ritardo/).textContent).toContain("2 in ritardo");
  expect(navigation().queryByText(/in attesa di risposta/)).toBeNull();
});

const LATE = {
  kind: "enquiry" as const,
  id: "r1",
  reference: "RQ-7K3MQD",
  name: "Ada Lovelace",
  about: "Contatto",
  dueInSeconds: -360,
};
const SOON = {
  kind: "booking" as const,
  id: "b1",
  reference: "VL-7K3MQD",
  name: "Bruno Lang",
  about: "Ferrari 296 GTB",
  dueInSeconds: 1500,
};
const urgent = waitingWorkWith({
  bookingRequests: 4,
  enquiries: 1,
  replyAlert: { waiting: 2, late: 1, longest: [LATE, SOON] },
});
const URGENT_WORDS =
  "5 richieste aspettano risposta: una oltre il tempo promesso, per un'altra restano meno di 30 minuti.";

// Rule: product.md#reply-alert
test("shows the number waiting in the header's badge once a reply deadline is near, and lists them on a press", async () => {
  openPanel(shellWith({ roles: ["customer_service"], waitingWork: urgent }));
  const badge = screen.getByRole("button", { name: URGENT_WORDS });
  expect(badge.textContent).toBe("5");
  expect(screen.queryByRole("link", { name: /Ada Lovelace/ })).toBeNull();
  badge.focus();
  fireEvent.click(badge);
  const list = within(await screen.findByRole("dialog", { name: URGENT_WORDS }));
  const late = list.getByRole("link", { name: /Ada Lovelace/ });
  expect([late.textContent, late.getAttribute("href")]).toEqual([
    "Ada Lovelacein ritardo di 6 minRQ-7K3MQD · Contatto",
    "/admin/requests/r1",
  ]);
  const soon = list.getByRole("link", { name: /Bruno Lang/ });
  expect([soon.textContent, soon.getAttribute("href")]).toEqual([
    "Bruno Langentro 25 minVL-7K3MQD · Ferrari 296 GTB",
    "/admin/bookings/b1",
  ]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(badge));
});

// Rule: product.md#reply-alert
test("reserves the badge's space while nobody waits too long, but not for users who do not answer", () => {
  openPanel(shellWith({ roles: ["customer_service"], waitingWork: waitingWorkWith({ enquiries: 2 }) }));
  const quiet = screen.getByRole("button", { name: "2 richieste aspettano risposta, tutte ancora in tempo." });
  expect(quiet.textContent).toBe("");
  cleanup();
  openPanel(shellWith({ roles: ["seo_manager"] }));
  expect(screen.queryByRole("button", { name: /aspetta/ })).toBeNull();
});

// Rule: product.md#reply-alert
test("announces the number waiting once whenever it grows, and not while it falls", () => {
  const line = (waiting: number) => (
    <ReplyAnnouncement alert={{ waiting, late: 0, longest: [] }} unanswered={waiting} />
  );
  const announcement = () => screen.getByRole("status").textContent;
  const { rerender } = render(line(2));
  // The initial number is only on the badge: the number has not grown.
  expect(announcement()).toBe("");
  rerender(line(3));
  expect(announcement()).toBe("3 richieste aspettano risposta: restano meno di 30 minuti.");
  rerender(line(2));
  expect(announcement()).toBe("");
  rerender(line(0));
  expect(announcement()).toBe("");
  rerender(line(1));
  expect(announcement()).toBe("Una richiesta aspetta risposta: restano meno di 30 minuti.");
});

describe("the sidebar", () => {
  // Rule: product.md#panel-shell
  // Rule: product.md#panel-shell "The sidebar is"
  test("has initials, e-mail, role label and Esci, which posts to /auth/logout, in its footer", () => {
    openPanel(shellWith());
    expect(screen.getByText("GF")).toBeTruthy();
    expect(screen.getByText("giulia.ferraris@velluto.example")).toBeTruthy();
    expect(screen.getByText("Amministratore")).toBeTruthy();
    const form = screen.getByRole("button", { name: "Esci" }).closest("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/auth/logout"]);
  });
  // Rule: product.md#panel-shell
  // Rule: product.md#panel-shell "The sidebar is"
  test.each([{ ctrlKey: true }, { metaKey: true }])(
    "is collapsed and expanded with b and %j, and stores that in the cookie",
    (held) => {
      openPanel(shellWith());
      fireEvent.keyDown(window, { key: "b", ...held });
      expect(screen.queryByText("Amministratore")).toBeNull();
      expect(document.cookie).toContain("sidebar_state=collapsed");
      // Collapsed, an entry is an icon with an accessible name.
      expect(navigation().getByRole("link", { name: "Gestione Flotta" }).textContent).toBe("");
      fireEvent.keyDown(window, { key: "b", ...held });
      expect(screen.getByText("Amministratore")).toBeTruthy();
      expect(document.cookie).toContain("sidebar_state=open");
    },
  );
  // Rule: product.md#panel-shell "The sidebar is"
  test("ignores b alone or with other keys", () => {
    openPanel(shellWith());
    fireEvent.keyDown(window, { key: "b" });
    fireEvent.keyDown(window, { key: "b", ctrlKey: true, shiftKey: true });
    expect(screen.getByText("Amministratore")).toBeTruthy();
  });
  test("is rendered collapsed by the cookie immediately", () => {
    openPanel(shellWith({ preferences: { sidebar: "collapsed", theme: "dark" } }));
    expect(screen.queryByText("Amministratore")).toBeNull();
    expect(screen.getByRole("button", { name: "Espandi il menu (Ctrl B)" }).getAttribute("aria-expanded")).toBe(
      "false",
    );
    expect(document.querySelector(".panel-root")?.getAttribute("data-theme")).toBe("dark");
  });
  test("is a drawer under 768 px that Ctrl B and its close button toggle", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    openPanel(shellWith());
    fireEvent.click(screen.getByRole("button", { name: "Apri il menu" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Menu" }));
    expect(sheet.getByRole("link", { name: "Utenti" })).toBeTruthy();
    expect(sheet.getByRole("link", { name: "Il tuo account, giulia.ferraris@velluto.example" })).toBeTruthy();
    expect(sheet.getByRole("button", { name: "Esci" }).closest("form")?.getAttribute("action")).toBe("/auth/logout");
    fireEvent.click(sheet.getByRole("button", { name: "Chiudi il menu" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.keyDown(window, { key: "b", ctrlKey: true });
    expect(await screen.findByRole("dialog", { name: "Menu" })).toBeTruthy();
  });
});

// Rule: product.md#panel-shell "Ctrl or Cmd plus"
test("opens the search with Ctrl K and focuses its field before the first letter; Escape restores the focus", async () => {
  openPanel(shellWith());
  const before = screen.getByRole("link", { name: "Città" });
  before.focus();
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  const field = within(await screen.findByRole("dialog", { name: "Cerca ovunque" })).getByRole("combobox");
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(before);
});

// Rule: product.md#panel-shell "Ctrl or Cmd plus"
test.each([{ ctrlKey: true }, { metaKey: true }])("opens the search with %j and k", async (held) => {
  openPanel(shellWith());
  fireEvent.keyDown(window, { key: "k", ...held });
  expect(await screen.findByRole("dialog", { name: "Cerca ovunque" })).toBeTruthy();
});

describe("the guard", () => {
  // Rule: product.md#panel-shell "While loading "Caricamento...""
  test('shows "Caricamento..." while loading', () => {
    openPanel(shellWith(), <ScreenLoading />, "/admin/fleet");
    expect(screen.getByText("Caricamento...")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Gestione Flotta");
  });
  // Rule: product.md#panel-shell "While loading "Caricamento...""
  test('shows "Accesso Negato" and the reason without the required role', () => {
    openPanel(shellWith(), <AccessDenied />);
    expect(screen.getByRole("heading", { name: "Accesso Negato" })).toBeTruthy();
    expect(screen.getByText("Non hai i permessi per accedere a questa pagina")).toBeTruthy();
  });
  test("shows the missing role on the screen too", () => {
    openPanel(shellWith({ roles: [] }), <NoRole />);
    expect(screen.getByRole("heading", { name: "Nessun ruolo assegnato" })).toBeTruthy();
  });
});

// Rule: product.md#messages
test.each([
  ["success", "Accesso effettuato con successo"],
  ["failure", "Errore durante la disconnessione"],
] as const)("shows a %s notice as a toast", async (tone, text) => {
  openPanel(shellWith({ notice: { tone, text } }));
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});
