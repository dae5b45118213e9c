import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { onNoResponse } from "#app/ui/islands/no-response.ts";
import { onPropsUpdate } from "#app/ui/islands/soft-navigation.ts";
import { IN_PLACE_HEADER } from "#domain/routes/in-place-header.ts";
import { controlFetch } from "#test/dom/controlled-fetch.ts";
import { trackPending } from "./pending-state.ts";
import { submitWithoutNavigation } from "./submit-without-navigation.ts";

beforeAll(() => {
  trackPending();
  submitWithoutNavigation();
});
afterEach(() => vi.unstubAllGlobals());

const page = (alert: string, body: string) => `
  <main>${alert}
    <form method="post" data-submit-without-navigation="" data-server-validated="">
      <input aria-label="Parole" name="body" value="${body}"${alert && ' aria-invalid="true"'} />
      <button type="submit" name="intent" value="write" data-pending="Invio…">Invia</button>
    </form>
  </main>`;
const press = () => fireEvent.click(screen.getByRole("button"));

// Rule: product.md#public-forms
test("a refusal is shown in the submitting page with the typed values and the focus, and can be sent again", async () => {
  document.body.innerHTML = page("", "ciao");
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
    sent.push(String(body));
    return new Response(page('<p role="alert" tabindex="-1" autofocus>Troppo poco.</p>', "ciao"), { status: 422 });
  });
  const steps = history.length;
  press();
  expect(screen.getByRole("button").textContent).toBe("Invio…");
  const alert = await screen.findByRole("alert");
  expect(document.activeElement).toBe(alert);
  expect(screen.getByLabelText<HTMLInputElement>("Parole").value).toBe("ciao");
  expect(document.querySelector("form")?.noValidate).toBe(true);
  expect(history.length).toBe(steps);
  press();
  await waitFor(() => expect(sent).toEqual(["body=ciao&intent=write", "body=ciao&intent=write"]));
});

const brokenOff = new ReadableStream({ start: (stream) => stream.error(new TypeError("broken off")) });

// Rule: product.md#public-forms
test.each([
  ["no answer comes", () => Promise.reject(new TypeError("offline"))],
  ["an answer breaks off", async () => new Response(brokenOff, { status: 422 })],
])("when %s the browser submits the form itself, with the pressed button", async (_case, answer) => {
  document.body.innerHTML = page("", "ciao");
  vi.stubGlobal("fetch", answer);
  const byItself = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => {});
  press();
  await waitFor(() => expect(byItself).toHaveBeenCalledWith(screen.getByRole("button")));
  expect(screen.getByRole("button").textContent).toBe("Invia");
});

const signIn = (line: string) => `
  <main data-page="access">${line}
    <form method="post" action="/auth/login" data-submit-without-navigation="">
      <p role="alert" data-no-response="" hidden>Errore durante l'accesso</p>
      <fieldset data-disabled-while-sent="">
        <input aria-label="Email" name="email" value="" />
        <input aria-label="Password" type="password" name="password" />
        <button type="submit" data-pending="Accesso in corso...">Accedi</button>
      </fieldset>
    </form>
  </main>`;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
function typePair() {
  document.body.innerHTML = signIn("");
  field("Email").value = "ada@prova.example";
  field("Password").value = "una-parola";
  field("Password").focus();
}

// Rule: product.md#nothing-typed-is-lost
test.each([
  ["no answer comes", () => Promise.reject(new TypeError("offline"))],
  ["an answer breaks off", async () => new Response(brokenOff, { status: 401 })],
  ["a proxy answers in the server's place", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["another page answers", async () => new Response("<main>Troppi tentativi.</main>", { status: 429 })],
])("when %s a form with a no-response message stays, shows it, and can be sent again", async (_case, answer) => {
  typePair();
  const listener = vi.fn();
  const end = onNoResponse(listener);
  let answering = answer;
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_address: string, { body }: RequestInit) => {
    sent.push(String(body));
    return answering();
  });
  press();
  expect([field("Email").matches(":disabled"), field("Password").matches(":disabled")]).toEqual([true, true]);
  const line = await screen.findByRole("alert");
  expect(line.textContent).toBe("Errore durante l'accesso");
  expect(listener).toHaveBeenCalledExactlyOnceWith("Errore durante l'accesso");
  expect([field("Email").value, field("Password").value]).toEqual(["ada@prova.example", "una-parola"]);
  expect(field("Password").matches(":disabled")).toBe(false);
  expect(document.activeElement).toBe(field("Password"));
  const line401 = '<div role="alert" data-said-by-toast="">E-mail o password non corretti.</div>';
  answering = async () => new Response(signIn(line401), { status: 401 });
  press();
  expect((await screen.findByText("E-mail o password non corretti.")).isConnected).toBe(true);
  expect(field("Password").value).toBe("");
  expect(sent).toEqual(Array(2).fill("email=ada%40prova.example&password=una-parola"));
  end();
});

test("the page's islands get the props of the response, which is then announced once", async () => {
  typePair();
  const props = { notice: { tone: "failure", text: "No." } };
  const receive = vi.fn();
  onPropsUpdate("auth/auth-toasts", receive);
  const data = `<script type="application/json" id="page-data">${JSON.stringify({ islands: { a: { name: "auth/auth-toasts", props } } })}</script>`;
  vi.stubGlobal("fetch", async () => new Response(signIn('<div role="alert" data-said-by-toast="">No.</div>') + data));
  press();
  expect((await screen.findByText("No.")).getAttribute("role")).toBeNull();
  expect(receive).toHaveBeenCalledExactlyOnceWith(props);
});

test("follows the response's redirect, and the pressed button stays pending", async () => {
  typePair();
  const replace = vi.fn();
  vi.stubGlobal("location", { href: "http://localhost:3000/auth/login", pathname: "/auth/login", replace });
  const requestHeaders: unknown[] = [];
  vi.stubGlobal("fetch", async (_address: string, { headers }: RequestInit) => {
    requestHeaders.push(headers);
    return new Response(null, { status: 204, headers: { location: "/admin" } });
  });
  press();
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("http://localhost:3000/admin"));
  expect(requestHeaders).toEqual([{ [IN_PLACE_HEADER]: "1" }]);
  expect(screen.getByRole("button").textContent).toBe("Accesso in corso...");
});

// Rule: product.md#vehicle-page "The price box"
test("of two forms sent in succession the page shows the last one's response, in whatever order they arrive", async () => {
  const form = (name: string, words: string) =>
    `<form method="post" action="/${name}" data-submit-without-navigation=""><button type="submit" data-pending="Invio…">${words}</button></form>`;
  document.body.innerHTML = `<main>${form("one", "Uno")}${form("two", "Due")}</main>`;
  const { answer } = controlFetch();
  const send = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  send("Uno");
  send("Due");
  const first = new URL("/one", location.href).href;
  const second = new URL("/two", location.href).href;
  const busy = () => [...document.querySelectorAll("button")].map(({ disabled }) => disabled);
  await answer(first, "<main><p>Prima risposta</p></main>");
  expect(screen.queryByText("Prima risposta")).toBeNull();
  expect(busy()).toEqual([false, true]);
  await answer(second, "<main><p>Seconda risposta</p></main>");
  expect(screen.getByText("Seconda risposta")).toBeDefined();

  document.body.innerHTML = `<main>${form("one", "Uno")}${form("two", "Due")}</main>`;
  send("Uno");
  send("Due");
  await answer(second, "<main><p>Seconda risposta</p></main>");
  await answer(first, "<main><p>Prima risposta</p></main>");
  expect(screen.queryByText("Prima risposta")).toBeNull();
});
