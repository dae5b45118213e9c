import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

const receipt = {
  reference: "RQ-7K3MQD",
  kind: "contact" as const,
  rows: [{ label: "Argomento", value: "Consegna" }],
  waitingSince: new Date("2026-11-21T09:00:00Z"),
};
const customerMessage = {
  id: "r1",
  side: "customer" as const,
  author: "Ada Lovelace",
  body: "Consegnate a Bellagio?",
  createdAt: new Date("2026-11-21T09:00:00Z"),
};
const staffReply = {
  ...customerMessage,
  id: "m1",
  side: "staff" as const,
  author: null,
  body: "Sì,\nanche in albergo.",
};

type Props = ComponentProps<typeof EnquiryPage>;
let page: Props;
const Page = () => <EnquiryPage {...page} />;

function renderPage(changes: Partial<Props> = {}) {
  page = {
    receipt,
    conversation: { status: "new", messages: [customerMessage], quotes: [] },
    messageKey: "k1",
    refused: undefined,
    ...changes,
  };
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  renderOnSite(<Stub />);
}

// Rule: product.md#conversation "An answer from"
test("before the reply it shows the next steps, the request and a form for messages", () => {
  renderPage();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("La tua richiesta è nelle nostre mani");
  expect(screen.getByText("La tua conferma")).toBeDefined();
  const conversation = screen.getByRole("region", { name: "La conversazione" });
  expect(within(conversation).getByText("Consegnate a Bellagio?")).toBeDefined();
  const form = within(conversation).getByRole<HTMLFormElement>("form", { name: "Scrivici" });
  expect(form.method).toBe("post");
  expect(new FormData(form).get("key")).toBe("k1");
});

test("after the reply it shows the message, signed by the company when its author has left", () => {
  renderPage({ conversation: { status: "answered", messages: [customerMessage, staffReply], quotes: [] } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ti abbiamo risposto");
  expect(screen.queryByText("La tua conferma")).toBeNull();
  expect(screen.getByText(/^Lo staff di/)).toBeDefined();
});

// Rule: product.md#conversation "A quote that"
test("a sent quote counts as the reply: the conversation shows it with a link", () => {
  const quote = {
    id: "q1",
    author: "Carla Banco",
    reference: "PV-7RRVC7",
    title: "Il tuo volo Milano – Roma",
    token: "chiave",
    createdAt: new Date("2026-11-21T09:30:00Z"),
  };
  renderPage({
    conversation: {
      status: "answered",
      messages: [
        customerMessage,
        { ...customerMessage, id: "m2", body: "Grazie.", createdAt: new Date("2026-11-21T10:00:00Z") },
      ],
      quotes: [quote],
    },
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ti abbiamo risposto");
  expect(screen.queryByText("La tua conferma")).toBeNull();
  const entries = within(screen.getByRole("region", { name: "La conversazione" })).getAllByRole("listitem");
  expect(entries.map(({ textContent }) => textContent?.match(/Bellagio|PV-7RRVC7|Grazie/)?.[0])).toEqual([
    "Bellagio",
    "PV-7RRVC7",
    "Grazie",
  ]);
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Apri il preventivo" }).pathname).toBe(
    "/preventivo/chiave",
  );
});

// Rule: product.md#conversation
test("an enquiry answered by telephone announces no reply", () => {
  renderPage({ conversation: { status: "answered", messages: [customerMessage], quotes: [] } });
  expect(screen.queryByText(/Ti rispondiamo entro/)).toBeNull();
  expect(screen.queryByText("La tua conferma")).toBeNull();
});

test("a refused message stays in the form, with the reason at its field", () => {
  renderPage({ refused: { problem: "Al massimo 4.000 caratteri.", body: "Troppe parole" } });
  const field = screen.getByLabelText<HTMLTextAreaElement>("Il tuo messaggio");
  expect(field.value).toBe("Troppe parole");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Al massimo 4.000 caratteri.",
  );
});

test("a closed enquiry says that a message reopens it", () => {
  renderPage({ conversation: { status: "closed", messages: [customerMessage, staffReply], quotes: [] } });
  expect(screen.getByText("La richiesta è chiusa: se scrivi, la riapriamo e ti rispondiamo.")).toBeDefined();
});

// Rule: product.md#public-routes "/richiesta/{token}"
test("a URL without the conversation's key shows the receipt only", () => {
  renderPage({ conversation: null });
  expect(screen.getByText("RQ-7K3MQD")).toBeDefined();
  expect(screen.queryByRole("form")).toBeNull();
});
