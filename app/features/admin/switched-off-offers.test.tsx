// Rule: product.md#offers "The panel"
import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { AuditList } from "#app/features/admin/audit-log/audit-list.tsx";
import { CityList } from "#app/features/admin/cities/city-list.tsx";
import { CITY_WORDS } from "#app/features/admin/cities/city-words.ts";
import { EnquiryList } from "#app/features/admin/enquiries/enquiry-list.tsx";
import { MailTextsScreen } from "#app/features/admin/mail-texts/mail-texts-screen.tsx";
import { OrderList } from "#app/features/admin/orders/order-list.tsx";
import { SiteProvider } from "#app/ui/site.tsx";
import { MAIL_TEXT_KINDS, MAIL_TEXTS } from "#domain/mail-texts/mail-texts.ts";
import { isKindOffered } from "#domain/offers/offers.ts";
import { OTHER_COMPANY } from "#test/factories/other-company.ts";
import { renderScreen, withinDialog } from "#test/panel-screen.tsx";

const OFFERED = /\b(jet|vol[io]|esperienz[ae]|experience|club|community|magazine|articol[oi])\b/i;

const openScreen = (panelScreen: ReactNode, address?: string) =>
  renderScreen(<SiteProvider site={OTHER_COMPANY}>{panelScreen}</SiteProvider>, undefined, address);

const requests = { new: 0, answered: 0, closed: 0, all: 0 };
const orders = { open: 0, confirmed: 0, done: 0, cancelled: 0 };
const mailTexts = MAIL_TEXT_KINDS.filter((kind) => isKindOffered(kind, OTHER_COMPANY.offers)).map((kind) => ({
  kind,
  ...MAIL_TEXTS[kind].defaultText,
  changed: false,
  version: 1,
  updated_at: null,
}));

test.each([
  ["requests", <EnquiryList key="r" rows={[]} total={0} people={[]} inbox="all" counts={requests} loadedAt={0} />],
  ["orders", <OrderList key="o" rows={[]} total={0} counts={orders} loadedAt={0} openOrder={undefined} pane={null} />],
  ["changes", <AuditList key="a" rows={[]} total={0} />],
  ["mail texts", <MailTextsScreen key="m" rows={mailTexts} />],
])("the screen of %s mentions nothing that is switched off", (_name, panelScreen) => {
  openScreen(panelScreen);
  expect(document.body.textContent).not.toMatch(OFFERED);
});

test("neither do the form of a city and what its deactivation changes", () => {
  const press = (name: string) => fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);
  openScreen(<CityList rows={[]} total={0} />);
  press("Aggiungi città");
  expect(withinDialog().getByText("Se spenta, la città si cerca soltanto: non vi hanno sede vetture.")).toBeDefined();
  expect(document.body.textContent).not.toMatch(OFFERED);
  expect(
    Object.values(CITY_WORDS)
      .map((text) => text(OTHER_COMPANY.offers))
      .join(),
  ).not.toMatch(OFFERED);
});

test("neither does the example of a mail about a request", () => {
  openScreen(<MailTextsScreen rows={mailTexts} />);
  fireEvent.click(screen.getAllByRole("button", { name: "Risposta a una richiesta (contatti)" })[0] as HTMLElement);
  expect(withinDialog().getByText("la vettura può aspettarti in albergo alle 9:30.")).toBeDefined();
  expect(document.body.textContent).not.toMatch(OFFERED);
});
