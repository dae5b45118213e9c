import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderOnSite } from "#test/render-on-site.tsx";
import { MeetingFields } from "./booking-form.tsx";

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
