import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderOnSite } from "#test/render-on-site.tsx";
import { MeetingFields, PromotionField } from "./booking-form.tsx";

const DRAFT = {
  pickupCity: "Nizza",
  returnCity: "Nizza",
  pickupDate: "2026-12-10",
  returnDate: "2026-12-14",
  pickupTime: "10:00",
  returnTime: "10:00",
  colour: "",
  options: "",
};
const selectionStateOf = (draft: typeof DRAFT) => ({
  draft,
  isOfferCurrent: true,
  isPending: false,
  change: () => {},
  selectDate: () => {},
});

test.each([
  ["Nizza", true],
  ["Milano", false],
])(
  "with return in %s the form says that its address is optional only where it can equal the pickup address",
  (returnCity, isHintShown) => {
    renderOnSite(
      <MeetingFields selectionState={selectionStateOf({ ...DRAFT, returnCity })} typed={{}} problems={[]} />,
    );
    expect(screen.getByLabelText("Indirizzo di riconsegna (facoltativo)")).toBeDefined();
    expect(screen.queryByText("Lascialo vuoto se è lo stesso.") !== null).toBe(isHintShown);
  },
);

// Rule: product.md#booking-request
test("a refused address beside a listed place stays visible and removable; otherwise there is no address field", () => {
  const selectionState = selectionStateOf({ ...DRAFT, pickupCity: "aeroporto-milano-linate" });
  const problems = [
    { path: "pickupAddress", message: "Indica un luogo dell'elenco oppure un indirizzo, non entrambi." },
  ];
  const { unmount } = renderOnSite(
    <MeetingFields selectionState={selectionState} typed={{ pickupAddress: "Via Verdi 1" }} problems={problems} />,
  );
  const field = () => screen.queryByLabelText<HTMLInputElement>("Indirizzo di consegna (facoltativo)");
  expect(field()?.value).toBe("Via Verdi 1");
  expect(field()?.id).toBe("pickupAddress");
  unmount();
  renderOnSite(<MeetingFields selectionState={selectionState} typed={{}} problems={[]} />);
  expect(field()).toBeNull();
});

// Rule: product.md#promotion-codes "Typing"
test.each<[name: string, typed: string, message: string | undefined, isOpen: boolean]>([
  ["is folded at first", "", undefined, false],
  ["stays open with a typed code", "ESTATE", undefined, true],
  ["stays open with its refusal", "", "Questo codice è scaduto.", true],
])("the field of a promotion code %s", (_name, typed, message, isOpen) => {
  const problems = message === undefined ? [] : [{ path: "promotion_code", message }];
  const { container } = renderOnSite(
    <PromotionField typed={{ promotion_code: typed }} problems={problems} refusal={undefined} />,
  );
  expect(container.querySelector("details")?.open).toBe(isOpen);
  expect(screen.getByText("Hai un codice?")).toBeDefined();
  const field = screen.getByLabelText<HTMLInputElement>("Codice promozionale");
  expect([field.name, field.value]).toEqual(["promotion_code", typed]);
  expect(document.activeElement === field).toBe(message !== undefined);
});
