import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { answerInPlace } from "./answers.ts";
import { followBusy } from "./busy.ts";

beforeAll(() => {
  followBusy();
  answerInPlace();
});
afterEach(() => vi.unstubAllGlobals());

const page = (alert: string, body: string) => `
  <main>${alert}
    <form method="post" data-answered-in-place="" data-checked-by-server="">
      <input aria-label="Parole" name="body" value="${body}"${alert && ' aria-invalid="true"'} />
      <button type="submit" name="intent" value="write" data-pending="Invio…">Invia</button>
    </form>
  </main>`;
const press = () => fireEvent.click(screen.getByRole("button"));

test("a refusal is shown in the page that sent the form, with what was typed, and is where the keys are; it can be sent again", async () => {
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

test.each([
  ["no answer comes", () => Promise.reject(new TypeError("offline"))],
  ["an answer breaks off", async () => new Response(brokenOff, { status: 422 })],
])("where %s the browser sends the form by itself, with what was pressed", async (_case, answer) => {
  document.body.innerHTML = page("", "ciao");
  vi.stubGlobal("fetch", answer);
  const byItself = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => {});
  press();
  await waitFor(() => expect(byItself).toHaveBeenCalledWith(screen.getByRole("button")));
  expect(screen.getByRole("button").textContent).toBe("Invia");
});
